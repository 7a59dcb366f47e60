alter table erasure enable row level security;
alter table erasure alter column address_hash type text collate "C";
