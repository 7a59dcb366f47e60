-- What people chose for the questions after joining, each with the version of its words. `chosen` becomes null when
-- the person takes it back; a day later the nightly task deletes the row. `pence`: the figure that the person was
-- asked about, for the price only.
create table choice (
  email_key text not null,
  question text not null,
  chosen text,
  pence bigint,
  notice text not null,
  chosen_at bigint not null,
  primary key (email_key, question)
);
