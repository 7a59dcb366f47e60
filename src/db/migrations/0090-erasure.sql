-- Hashes of addresses that were erased lately, made with the key `suppression-key`, so that a backup from before then
-- brings back nobody. `erased_at`: epoch milliseconds, not before the entry joined. `why`: asked, by its owner or for
-- them; lapsed, as it was not confirmed.
create table erasure (
  address_hash text not null primary key,
  erased_at bigint not null,
  why text not null
);
