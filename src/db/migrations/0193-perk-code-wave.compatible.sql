-- A wave's name finds its people, and the names are read without reading every code. Only inviting pays for it.
create index perk_code_wave on perk_code (wave, email_key);
