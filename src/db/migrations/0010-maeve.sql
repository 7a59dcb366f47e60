create table secret (
  name text not null primary key,
  value text not null
);

create table maeve_tokens (
  day text not null primary key,
  n bigint not null
);

create table maeve_count (
  day text not null,
  what text not null,
  topic text not null,
  n bigint not null,
  primary key (day, what, topic)
);
