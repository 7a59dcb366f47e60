-- 1 for a topic beyond the number that an address may wait for: it counts only once its owner says that they asked.
alter table topic_wait add column held bigint;
