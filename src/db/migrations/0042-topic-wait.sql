-- Who asked to be told once a topic has an answer, and the version of the wording that they read then.
create table topic_wait (
  email_key text not null,
  topic text not null,
  notice text not null,
  asked_at bigint not null,
  primary key (email_key, topic)
);
create index topic_wait_topic on topic_wait (topic);
