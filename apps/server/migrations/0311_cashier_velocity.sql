-- Orders of a device and of a network are counted by day and hour (docs/domain/payments.md §8), and
-- slips are recognised when they come again.
create index deposit_order_device on deposit_order (device, created_at) where device is not null;
create index deposit_order_net on deposit_order (ip_net, created_at) where ip_net is not null;
create index deposit_order_slip_reference on deposit_order (payer_reference)
  where payer_reference is not null;
create index deposit_order_account on deposit_order (house_account, created_at)
  where house_account is not null;
