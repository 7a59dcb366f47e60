-- What the founder is writing on the desk and has not sent: a letter, a wave, an answer of Maeve’s; its fields as JSON.
-- `saved_at` is in epoch milliseconds.
create table draft (
  name text not null primary key,
  fields text not null,
  saved_at bigint not null
);
