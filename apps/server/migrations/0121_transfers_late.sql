-- When a vendor said that it had carried out a transfer which had been given up: people settle it
-- (docs/wallet.md).
alter table vendor_transfer add column late_at timestamptz;
create index vendor_transfer_late on vendor_transfer (late_at) where late_at is not null;
