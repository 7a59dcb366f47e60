-- The car dates that people asked to be emailed about, one of each kind: the UK day, such as 2027-06-15, when it was
-- typed or its emails were turned on again, and the version of the wording next to it. `off_at`: when emails about it
-- were turned off. Times are epoch milliseconds.
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
