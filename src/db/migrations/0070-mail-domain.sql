-- Whether the domain of an email address accepts email: `takes email`, `refuses email`, `no server` or `disposable`.
create table mail_domain (
  domain text not null primary key,
  verdict text not null,
  looked_at bigint not null
);
