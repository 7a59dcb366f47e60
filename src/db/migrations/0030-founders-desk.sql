-- The columns and tables for the founder's commands and emails to the list. Times are epoch milliseconds.
alter table waitlist add column form text;
alter table waitlist add column confirmed_at bigint;
alter table waitlist add column unsubscribed_at bigint;
-- A visitor's own code, given when they confirm, and the code that brought them.
alter table waitlist add column referral_code text;
alter table waitlist add column referred_by text;
create unique index waitlist_referral_code on waitlist (referral_code);
-- For counting ranks. They cost joins nothing, except those that a friend brought: other new entries are in neither.
create index waitlist_confirmed_at on waitlist (confirmed_at) where confirmed_at is not null;
create index waitlist_referred_by on waitlist (referred_by) where referred_by is not null;

-- Keyed hashes of erased addresses, so that an import does not bring them back.
create table suppression (
  address_hash text not null primary key,
  since bigint not null
);

-- One launch invitation and perk code per entry.
create table perk_code (
  code text not null primary key,
  email_key text not null unique,
  terms text not null,
  invited_at bigint not null,
  redeemed_at bigint
);

-- One row per cause of a mail, so that a cause never sends two. Its words and links are made when it is sent.
create table mail_outbox (
  cause text not null primary key,
  kind text not null,
  email_key text not null,
  queued_at bigint not null,
  due_at bigint not null,
  attempts bigint not null,
  leased_until bigint not null,
  sent_at bigint,
  failed_at bigint,
  fault text
);
create index mail_outbox_waiting on mail_outbox (kind, due_at) where sent_at is null and failed_at is null;
create index mail_outbox_address on mail_outbox (email_key);

create table complaint (
  id text not null primary key,
  email_key text not null,
  words text not null,
  received_at bigint not null,
  due_at bigint not null,
  closed_at bigint
);

-- A row for each day whose nightly task some server has taken on: when, and what it did.
create table nightly (
  day text not null primary key,
  started_at bigint not null,
  done_at bigint,
  did text
);
