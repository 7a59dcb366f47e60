-- The mailbox that a mail's address ends in, filled in when it is first taken: all its spellings share one day's mails.
alter table mail_outbox add column mailbox text;
update mail_outbox set mailbox = email_key;
create index mail_outbox_mailbox on mail_outbox (mailbox) where mailbox is not null;
