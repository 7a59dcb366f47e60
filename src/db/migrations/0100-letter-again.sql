-- 1 where a mail server refused it for a reason that is ours or will pass: letter resume tries it again.
alter table letter_recipient add column again bigint;
