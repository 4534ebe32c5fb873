-- After 90 days the answer of a call that moved money is dropped and its key stays: the same
-- request again is refused and never carried out anew. Keys of other calls go with their answers.
-- Those that are spent are not looked through again.
alter table idempotency_key drop constraint idempotency_key_check;
alter table idempotency_key add constraint idempotency_key_answered
  check (answer is null or status is not null);
drop index idempotency_key_age;
create index idempotency_key_age on idempotency_key (taken_at)
  where answer is not null or status is null;
