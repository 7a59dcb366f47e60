-- 1 for a wish beyond what one address may have at once: it waits until the person says that it is theirs.
alter table topic_wait add column held bigint;
