-- What came in and went out on a day, for the dashboard, read from these indexes alone.
create index deposit_order_paid on deposit_order (paid_at) include (credited)
  where paid_at is not null;
create index withdrawal_order_paid on withdrawal_order (paid_at) include (amount)
  where paid_at is not null;
-- Payouts that their provider has had for too long.
create index withdrawal_order_sent on withdrawal_order (created_at) where state = 'Sent';
