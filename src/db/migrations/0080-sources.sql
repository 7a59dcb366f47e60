-- Where the founder prints or posts a link, by its code. `cost` is in pence. Times are epoch milliseconds.
create table source (
  code text not null primary key,
  name text not null,
  cost bigint,
  made_at bigint not null,
  ended_at bigint
);

-- Visits, and what else page loads led to, by UK day and source: nothing about a person.
create table source_count (
  day text not null,
  source text not null,
  step text not null,
  n bigint not null,
  primary key (day, source, step)
);

-- What brought an entry; and how many deleted entries had reached each step, by the UK day of their join.
alter table waitlist add column source text;
create table waitlist_gone (
  day text not null,
  source text not null,
  step text not null,
  n bigint not null,
  primary key (day, source, step)
);
