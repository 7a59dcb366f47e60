-- Byte order, as in SQLite and in the waitlist's key.
alter table suppression alter column address_hash type text collate "C";
alter table perk_code alter column code type text collate "C", alter column email_key type text collate "C";
alter table mail_outbox alter column cause type text collate "C", alter column email_key type text collate "C";
alter table complaint alter column id type text collate "C", alter column email_key type text collate "C";
