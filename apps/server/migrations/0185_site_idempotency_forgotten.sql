-- Keys that are left without their answers are deleted after 400 days; this finds them by age.
create index idempotency_key_spent on idempotency_key (taken_at)
  where answer is null and status is not null;
