-- How money goes out (docs/domain/payments.md §1): free for the member, watched for 72 hours.
insert into payment_method (code, direction, kind, name_en, name_ty, icon, least, most, step,
  expiry_minutes, sort, enabled)
values
  ('BANK', 'out', 'payout', 'Bank account', 'Bank account', 'bank', 1000000, 5000000000, 100,
    4320, 100, true),
  ('WALLET', 'out', 'payout', 'E-wallet', 'E-wallet', 'wallet', 1000000, 500000000, 100,
    4320, 110, true)
on conflict (code) do nothing;
