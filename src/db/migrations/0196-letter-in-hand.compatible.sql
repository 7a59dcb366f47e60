-- With this, a server that gives back a place in the day's budget reads only the few recipients in hand.
create index letter_recipient_in_hand on letter_recipient (letter, due_at) where fault = 'in hand';
