-- A message that held a code is never sent again: its code is not kept, and it has expired since.
-- What was written before is taken to have held one.
alter table outbox add column holds_code boolean not null default true;
create index outbox_state on outbox (state, id desc);
