-- Whether a void of a round of a table waits is read with each page of the list.
create index change_request_table_void on change_request (subject, made_at desc)
  where kind = 'table-round.void';
