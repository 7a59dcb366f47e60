-- 1 if a mail server refused the email for a reason that lies with us or will pass: `letter resume` tries it again.
alter table letter_recipient add column again bigint;
