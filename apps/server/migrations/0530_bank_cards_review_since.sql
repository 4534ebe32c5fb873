-- Since when an account waits for an operator, so that its member is told until when
-- (docs/domain/accounts.md §7). Rows from before count from the day on which they were added.
alter table bank_card add column review_since timestamptz;
update bank_card set review_since = added_at where state = 'review';
