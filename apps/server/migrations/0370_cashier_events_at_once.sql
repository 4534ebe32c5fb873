-- Events of providers are worked on at once by the node that heard them. Only what it could not do,
-- or left undone because it died, goes to the durable queue.
alter table payment_event add column queued_at timestamptz;
update payment_event set queued_at = received_at where done_at is null;
drop index payment_event_waiting;
create index payment_event_left on payment_event (received_at)
  where done_at is null and queued_at is null;
