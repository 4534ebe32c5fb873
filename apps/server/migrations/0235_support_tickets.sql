-- Tickets of the console: who works on a conversation or on feedback, since when a visitor waits,
-- and the answers that operators keep ready. What they did is told by the one audit trail now.
alter table conversation
  -- The name of the operator who has taken it.
  add column taken_by text,
  -- The visitor's first message that nobody has answered; null: nobody waits.
  add column waiting_since timestamptz,
  -- The member whom operators found a guest to be.
  add column about_member bigint references member on delete set null,
  add check (about_member is null or member_id is null);
update conversation set waiting_since = asked.at from (
  select said.conversation_id, min(said.sent_at) as at from conversation_message said
  where said.author = 'visitor' and said.id > (
    select coalesce(max(id), 0) from conversation_message earlier
    where earlier.conversation_id = said.conversation_id
      and (earlier.author = 'operator' or earlier.note = 'closed'))
  group by said.conversation_id
) asked where asked.conversation_id = conversation.id and conversation.closed_at is null;
create index conversation_waiting on conversation (distress desc, waiting_since, id)
  where waiting_since is not null;

alter table feedback add column taken_by text;
create index feedback_waiting on feedback (distress desc, sent_at, id) where answer is null;

create table canned_reply (
  id uuid primary key,
  title text not null,
  text_en text not null,
  text_ty text not null
);

do $$
declare
  it record;
begin
  for it in select * from support_audit order by id loop
    perform audit_append(jsonb_build_object(
      'at', to_char(it.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'actor', 'operator:' || it.actor,
      'action', 'ticket.' || replace(it.action, 'answer_feedback', 'answer'),
      'subject', it.subject)
      || case when it.after ? 'message'
        then jsonb_build_object('after', jsonb_build_object('message', it.after->>'message'))
        else '{}' end);
  end loop;
end $$;
drop table support_audit;
drop function support_audit_stays();
