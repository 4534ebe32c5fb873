-- Rounds of in-house games and their audit leave the hot tables after 13 months, as they are: a
-- member can still look a round up and verify it, the chain of the audit still holds. A later
-- column of either goes into its twin, and the view is made anew.
create table archive.play_round (like play_round including defaults including constraints);
alter table archive.play_round add primary key (round_id);
create unique index play_round_ref on archive.play_round (member_id, round_ref);
create index play_round_latest on archive.play_round (member_id, game_id, round_id desc);
create table archive.play_audit (like play_audit including defaults including constraints);
alter table archive.play_audit add primary key (seq);
create unique index play_audit_round on archive.play_audit (round_id);

create trigger append_only before update or delete or truncate on archive.play_round
  for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on archive.play_audit
  for each statement execute function refuse_change();

create view ledger.play_round as
  select * from public.play_round union all select * from archive.play_round;
create view ledger.play_audit as
  select * from public.play_audit union all select * from archive.play_audit;

-- A row goes only where the archive has the very same one.
create function play_leave_round() returns trigger language plpgsql as $$
begin
  if exists (select from archive.play_round a
    where a.round_id = old.round_id and to_jsonb(a) = to_jsonb(old)) then return old; end if;
  raise exception 'play_round is never changed';
end $$;
create function play_leave_audit() returns trigger language plpgsql as $$
begin
  if exists (select from archive.play_audit a
    where a.seq = old.seq and to_jsonb(a) = to_jsonb(old)) then return old; end if;
  raise exception 'play_audit is never changed';
end $$;
drop trigger play_audit_append_only on play_audit;
create trigger play_audit_append_only before update on play_audit
  for each row execute function play_refuse_change();
create trigger play_audit_leaves before delete on play_audit
  for each row execute function play_leave_audit();
drop trigger play_round_done_stays on play_round;
create trigger play_round_done_stays before update on play_round
  for each row when (old.state in ('DONE', 'VOID')) execute function play_refuse_change();
create trigger play_round_leaves before delete on play_round
  for each row when (old.state in ('DONE', 'VOID')) execute function play_leave_round();
