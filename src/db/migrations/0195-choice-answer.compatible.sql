-- To find the people who chose something without reading all answers. A join writes none. The nightly count goes by person, as before.
create index choice_answer on choice (question, chosen, email_key, chosen_at);
