alter table mail_report enable row level security;
alter table mail_report alter column email_key type text collate "C";
