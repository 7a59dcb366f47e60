-- Letters to the list. `state`: preparing, going, stopped or done; `body` is Markdown. Times are epoch milliseconds.
create table letter (
  name text not null primary key,
  subject text not null,
  preview text not null,
  purpose text not null,
  body text not null,
  -- Who it is for, in words.
  audience text not null,
  state text not null,
  -- Why it was stopped.
  reason text,
  recipients bigint not null,
  decided_at bigint not null,
  starts_at bigint not null,
  -- When it may go to the rest: an hour after the first few.
  rest_at bigint,
  -- Reactions before this do not count on their own: whoever started or resumed the letter knew of them.
  counted_from bigint not null,
  done_at bigint,
  published_at bigint,
  -- When a server last worked on it, and in which database.
  alive_at bigint not null,
  home text not null,
  -- How it went, in figures, once its recipients are deleted.
  tally text
);

-- One row for each recipient. No server takes it before `due_at`, which a lease postpones.
create table letter_recipient (
  letter text not null,
  email_key text not null,
  -- 0 for the first few, 1 for the rest.
  part bigint not null,
  due_at bigint not null,
  attempts bigint not null,
  -- Since when the mail server may have it; null again once it is known not to.
  begun_at bigint,
  sent_at bigint,
  failed_at bigint,
  fault text,
  -- How often it was sent again although nobody knows whether it had gone before.
  doubtful bigint not null,
  bounced_at bigint,
  complained_at bigint,
  primary key (letter, email_key)
);
create index letter_recipient_waiting on letter_recipient (letter, part, due_at)
  where sent_at is null and failed_at is null;
create index letter_recipient_address on letter_recipient (email_key);

-- The name of the wave of invitations that the code belongs to.
alter table perk_code add column wave text;
