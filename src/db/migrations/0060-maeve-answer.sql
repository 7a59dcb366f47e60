-- The founder's answers to topics that were not published: one row for each version. A topic's highest version
-- counts, unless it was retracted. `true_until` is a day in the UK such as 2026-01-31; times are epoch milliseconds.
create table maeve_answer (
  -- TOPIC.VERSION
  name text not null primary key,
  topic text not null,
  version bigint not null,
  answer text not null,
  -- Further ways of asking about the topic, one a line.
  asked_as text not null,
  true_until text not null,
  answered_at bigint not null,
  retracted_at bigint
);
