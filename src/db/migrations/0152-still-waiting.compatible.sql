-- When somebody was last asked whether they still wait, and when they last kept their place. Times are epoch milliseconds.
create table still_waiting (
  email_key text not null primary key,
  asked_at bigint,
  kept_at bigint
);
