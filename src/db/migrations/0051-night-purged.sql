-- How many entries a nightly task deleted: later ones are compared with it.
alter table nightly add column purged bigint;
