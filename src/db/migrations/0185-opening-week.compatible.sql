-- The weeks in which the founder opens a district: how many had confirmed there at the start, null for fewer than five; what
-- was done at each step and when, as JSON; and whether it was stopped, and why. Times are epoch milliseconds.
create table opening_week (
  name text not null primary key,
  district text not null,
  people bigint,
  chosen_at bigint not null,
  steps text not null,
  stopped_at bigint,
  reason text
);
