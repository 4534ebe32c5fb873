-- A provider that takes a payment or payout back gives its fee back too.
alter table settlement_line
  drop constraint settlement_line_fee_check,
  add constraint settlement_line_fee_check check (fee >= 0 or kind = 'reversal');
