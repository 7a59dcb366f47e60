-- What people chose for the questions after joining, each with the version of its words; chosen is null once it was taken
-- back, until the night. The figure that was asked is in pence, for the price alone.
create table choice (
  email_key text not null,
  question text not null,
  chosen text,
  pence bigint,
  notice text not null,
  chosen_at bigint not null,
  primary key (email_key, question)
);
