-- Which order an event of a provider was about, for the order's page.
alter table payment_event add column member_id bigint, add column order_id uuid;
create index payment_event_order on payment_event (member_id, order_id) where order_id is not null;
