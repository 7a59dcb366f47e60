-- When a mail server last had a mail and did not say what it did with it.
alter table mail_outbox add column perhaps_at bigint;
