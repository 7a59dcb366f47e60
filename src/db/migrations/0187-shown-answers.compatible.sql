-- What people chose for the questions, as it may be shown, counted once a night: as JSON, in the one row “all”. `day` is the UK
-- day for which it counts.
create table shown_answers (
  name text not null primary key,
  day text not null,
  shown text not null
);
