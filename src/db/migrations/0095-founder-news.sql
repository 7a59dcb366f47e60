-- What the founder was told, and when: `monday 2026-05-18` for the letter of that Monday, else a kind of alert, or `heartbeat`.
create table founder_news (
  name text not null primary key,
  told_at bigint not null,
  -- What is still to be posted, as JSON: numbers and our own words. Null if there is nothing left to post.
  notice text,
  due_at bigint not null,
  tries bigint not null
);
