-- For the founder's view of where a van would go: one figure's answers, without reading those to other questions.
create index choice_price on choice (pence, email_key, chosen, chosen_at) where question = 'price';
