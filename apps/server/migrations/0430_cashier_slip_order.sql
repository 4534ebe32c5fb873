-- A slip belongs to the order that it proves. One that belongs to none is gone after a day, so that
-- a member cannot fill the database with pictures.
-- Safe while the last release runs: its slips belong to no order for it, and it does not delete.
alter table deposit_slip add column order_id uuid;
update deposit_slip s set order_id = o.id
  from deposit_order o where o.member_id = s.member_id and o.slip = s.id;
-- Deferred, because a slip is taken in the commit that makes its order, before it.
alter table deposit_slip add foreign key (member_id, order_id) references deposit_order
  deferrable initially deferred;
create index deposit_slip_order on deposit_slip (member_id, order_id);
create index deposit_slip_unused on deposit_slip (at) where order_id is null;
