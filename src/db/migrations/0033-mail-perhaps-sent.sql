-- When a mail server last received a mail without saying what it did with it.
alter table mail_outbox add column perhaps_at bigint;
