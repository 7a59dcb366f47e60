-- Two versions of the page's first words, which take turns by the hour. `draws` says which of each pair of hours is
-- first. Each version is a headline of four lines and the lead. Times are epoch milliseconds.
create table experiment (
  -- 1, 2, 3 and so on
  name text not null primary key,
  version_a text not null,
  version_b text not null,
  -- By how many per cent one version was hoped to be better.
  hope bigint not null,
  draws text not null,
  begins_at bigint not null,
  stopped_at bigint
);

-- Visits and joins by the hour whose version was read, counted from the start: no personal data.
create table experiment_count (
  experiment text not null,
  hour text not null,
  step text not null,
  n bigint not null,
  primary key (experiment, hour, step)
);
