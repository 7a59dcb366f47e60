alter table letter enable row level security;
alter table letter_recipient enable row level security;
alter table letter_recipient alter column email_key type text collate "C";
