-- The page of a round asks whether its void waits for a second person.
create index change_request_round_void on change_request ((payload->>'round'), made_at desc)
  where kind = 'round.void';
