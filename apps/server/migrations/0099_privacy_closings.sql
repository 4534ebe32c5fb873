-- Erasing looks at the accounts that are closed, whoever closed them: a member, a refused
-- verification, a trial that ended.
drop index account_closing_due;
create index member_closed on member (closed_at) where state = 'closed';
