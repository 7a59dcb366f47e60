-- How many entries a nightly task deleted, for later ones to be compared with.
alter table nightly add column purged bigint;
