-- The console sums what members have at one vendor. Without the balance in it, the index costs
-- nothing when a balance moves.
create index wallet_at_vendors on wallet (vendor) where kind = 'VENDOR';
