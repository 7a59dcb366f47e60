create table waitlist (
  email_key text not null primary key,
  email text not null,
  postcode text not null,
  joined_at bigint not null
);

create table counter (
  name text not null primary key,
  n bigint not null
);

insert into counter (name, n) values ('waitlist', 0);
