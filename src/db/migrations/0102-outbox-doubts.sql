-- How often nobody knew whether an email had been sent; null for never.
alter table mail_outbox add column doubts bigint;
