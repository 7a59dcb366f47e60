-- To find the people who chose something without reading all answers. It costs joins nothing: they write no answers.
-- The nightly count still reads by person.
create index choice_answer on choice (question, chosen, email_key, chosen_at);
