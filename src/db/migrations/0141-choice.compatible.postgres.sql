alter table choice enable row level security;
alter table choice alter column email_key type text collate "C";
