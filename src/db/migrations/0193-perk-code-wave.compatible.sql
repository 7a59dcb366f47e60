-- To find a wave's people by its name, and all waves' names without reading every code. It slows down only inviting.
create index perk_code_wave on perk_code (wave, email_key);
