-- X: a shared round that is being voided, until every stake is back; then it is V
-- (docs/decisions/054-void-rounds.md). Safe while the last release runs: it makes no X, and where
-- it meets one the unique index keeps it from opening the next round.
alter table play_table_round
  drop constraint play_table_round_state_check,
  drop constraint play_table_round_check,
  add constraint play_table_round_state_check
    check (state in ('O', 'L', 'R', 'E', 'X', 'D', 'V')) not valid,
  add constraint play_table_round_check
    check ((state in ('E', 'X', 'D', 'V')) = (ended_at is not null)) not valid;
alter table play_table_round validate constraint play_table_round_state_check;
alter table play_table_round validate constraint play_table_round_check;
drop index play_table_round_running;
create unique index play_table_round_running on play_table_round (game_id)
  where state in ('O', 'L', 'R', 'E', 'X');
-- The console lists rounds of all tables, newest first.
create index play_table_round_opened on play_table_round (opens_at);
