-- The newest that was heard of a difference: events about it come in any order.
create table reconciliation_told (
  check_name text not null,
  subject text not null,
  version int not null,
  primary key (check_name, subject)
);
