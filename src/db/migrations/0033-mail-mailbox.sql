-- The mailbox that a mail's address leads to, filled in when the mail is first taken: all spellings share a limit.
alter table mail_outbox add column mailbox text;
update mail_outbox set mailbox = email_key;
create index mail_outbox_mailbox on mail_outbox (mailbox) where mailbox is not null;
