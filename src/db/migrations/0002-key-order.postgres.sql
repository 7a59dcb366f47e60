-- Byte order, as SQLite has it: a list reads in the same order on both engines, and comparing keys is cheap.
alter table waitlist alter column email_key type text collate "C";
