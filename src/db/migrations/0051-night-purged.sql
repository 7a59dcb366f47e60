-- How many entries a night deleted: what the nights after it are compared with.
alter table nightly add column purged bigint;
