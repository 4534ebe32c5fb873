-- How a credit that could not be booked was settled, and whether it came as a part of a batch,
-- which says how to read it again.
alter table gateway_parked
  add column part boolean not null default false,
  add column outcome text check (outcome in ('booked', 'corrected', 'refused')),
  add check ((outcome is null) = (resolved_at is null));

-- Credits that were corrected by hand stand beside the other corrections.
drop index change_request_corrections;
create index change_request_corrections on change_request (made_at desc, id desc)
  where kind in ('balance.correction', 'credit.settle');
