-- How often nobody knew whether an email had gone; null where it was always known.
alter table mail_outbox add column doubts bigint;
