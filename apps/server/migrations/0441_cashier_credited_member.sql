-- Whose deposit a line pays, so that taking it back finds the order by its key.
alter table bank_match add column member_id bigint;
alter table bank_match disable trigger append_only;
update bank_match b set member_id = d.member_id from deposit_order d
  where b.posting = 'deposit/' || d.id || '/paid' and (b.kind = 'credit' or b.reversal is not null);
alter table bank_match enable trigger append_only;
alter table bank_match add check (kind <> 'credit' or member_id is not null);
create index bank_match_member on bank_match (member_id) where member_id is not null;
