-- What the founder is writing on the desk and has not sent: a letter, a wave or an answer for Maeve, with its fields
-- as JSON. `saved_at` is in epoch milliseconds.
create table draft (
  name text not null primary key,
  fields text not null,
  saved_at bigint not null
);
