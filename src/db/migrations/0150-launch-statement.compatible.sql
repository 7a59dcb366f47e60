-- What the founder said about the launch, by the UK day on which that changed: the words, the last day on which they
-- are true, the day of the launch (empty until then), and when the founder was first and last warned that the list
-- ends. Times are epoch milliseconds.
create table launch_statement (
  day text not null primary key,
  said text not null,
  until text not null,
  came text not null,
  stated_at bigint not null,
  warned_at bigint,
  warned_again_at bigint
);
