-- The dates of a car that people asked to be emailed about: one of each kind, as a UK day such as 2027-06-15, with when it was
-- typed or emails were turned on again, and the version of the wording next to it. off_at: emails about it are stopped.
-- Times are epoch milliseconds.
create table car_date (
  email_key text not null,
  kind text not null,
  day text not null,
  kept_at bigint not null,
  notice text not null,
  off_at bigint,
  primary key (email_key, kind)
);
create index car_date_day on car_date (day);
