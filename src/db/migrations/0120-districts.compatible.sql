-- What the founder set for a district, by its code (“all” has the goal of all others): its goal, its stage, and the
-- reason if it was opened below its goal. Times are epoch milliseconds.
create table district (
  code text not null primary key,
  goal bigint,
  stage text,
  reason text,
  moved_at bigint
);
