-- What the founder set for a district, by its code: the goal, “all” for all others; and how far it has moved, with
-- the reason where it was opened below its goal. Times are epoch milliseconds.
create table district (
  code text not null primary key,
  goal bigint,
  stage text,
  reason text,
  moved_at bigint
);
