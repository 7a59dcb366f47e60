-- Since when nothing can be delivered to an address, because nobody has it (any more). Joining again clears this.
alter table waitlist add column undeliverable_at bigint;

-- What mail servers reported about an email, once for each kind: dead, passing, shown or complaint.
-- Times are epoch milliseconds.
create table mail_report (
  cause text not null,
  kind text not null,
  email_key text not null,
  -- In the mail server's words.
  said text not null,
  reported_at bigint not null,
  primary key (cause, kind)
);
create index mail_report_address on mail_report (email_key);
