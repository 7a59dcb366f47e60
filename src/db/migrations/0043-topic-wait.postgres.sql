alter table topic_wait enable row level security;
alter table topic_wait alter column email_key type text collate "C";
