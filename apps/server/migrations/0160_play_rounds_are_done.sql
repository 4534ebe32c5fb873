-- A round of an in-house game is answered whole, so no code ever wrote another state than DONE. A
-- game of several steps brings the states that it needs together with the code that sets them.
-- Safe while the last release runs: it writes DONE alone.
alter table play_round drop constraint play_round_state_check;
alter table play_round add constraint play_round_state_check check (state = 'DONE') not valid;
alter table play_round validate constraint play_round_state_check;
alter table archive.play_round drop constraint play_round_state_check;
alter table archive.play_round
  add constraint play_round_state_check check (state = 'DONE') not valid;
alter table archive.play_round validate constraint play_round_state_check;

drop trigger play_round_done_stays on play_round;
create trigger play_round_done_stays before update on play_round
  for each row execute function play_refuse_change();
drop trigger play_round_leaves on play_round;
create trigger play_round_leaves before delete on play_round
  for each row execute function play_leave_round();
