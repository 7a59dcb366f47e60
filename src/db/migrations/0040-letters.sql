-- Letters to the list. `state`: preparing, going, stopped or done; `body` is Markdown. Times are epoch milliseconds.
create table letter (
  name text not null primary key,
  subject text not null,
  preview text not null,
  purpose text not null,
  body text not null,
  -- Whom it is for, in words.
  audience text not null,
  state text not null,
  -- Why it was stopped.
  reason text,
  recipients bigint not null,
  decided_at bigint not null,
  starts_at bigint not null,
  -- When the rest may go: an hour after the first few.
  rest_at bigint,
  -- What happened before was looked at by the person who had it go on.
  counted_from bigint not null,
  done_at bigint,
  published_at bigint,
  -- When a server last had it in hand, and in which database that was.
  alive_at bigint not null,
  home text not null,
  -- What became of it, once its recipients are forgotten.
  tally text
);

-- One row for each recipient: the unit of work. Nobody takes it before `due_at`, which a lease moves on.
create table letter_recipient (
  letter text not null,
  email_key text not null,
  -- 0 for the first few, 1 for the rest.
  part bigint not null,
  due_at bigint not null,
  attempts bigint not null,
  -- Since when the mail server may have it; null again once it is known that it has not.
  begun_at bigint,
  sent_at bigint,
  failed_at bigint,
  fault text,
  -- How often it went again although nobody knows whether it had gone.
  doubtful bigint not null,
  bounced_at bigint,
  complained_at bigint,
  primary key (letter, email_key)
);
create index letter_recipient_waiting on letter_recipient (letter, part, due_at)
  where sent_at is null and failed_at is null;
create index letter_recipient_address on letter_recipient (email_key);

-- A wave of invitations has a name.
alter table perk_code add column wave text;
