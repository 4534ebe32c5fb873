-- What an order went through is a record like the audit trail: rows are only added.
create trigger append_only before update or delete or truncate on order_step
  for each statement execute function refuse_change();
