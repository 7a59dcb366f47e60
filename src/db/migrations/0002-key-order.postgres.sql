-- Byte order, as in SQLite: a list is read in the same order on both engines, and keys are cheap to compare.
alter table waitlist alter column email_key type text collate "C";
