-- How many people chose what for the questions, without groups too small to show. Counted once a night and kept as
-- JSON in a single row, “all”. `day` is the UK day that the count is for.
create table shown_answers (
  name text not null primary key,
  day text not null,
  shown text not null
);
