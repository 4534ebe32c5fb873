-- The states of seeds, shared rounds and card rooms are words (areas/gaming/play/states.ts). Nodes
-- of the last release know the letters alone: stop all of them before, and start all anew.

-- Triggers, checks and partial indexes name the letters, so they go first and come back with words.
drop trigger play_seed_open_round on play_seed;
drop trigger play_seed_open_table on play_seed;
drop trigger play_seed_open_session on play_seed;
drop trigger play_seed_open_card_room on play_seed;
drop index play_seed_active, play_seed_next, play_seed_revealed;
alter table play_seed
  drop constraint play_seed_state_check,
  drop constraint play_seed_check,
  drop constraint play_seed_check1,
  drop constraint play_seed_check2;
alter table play_seed alter column state type text using
  case state when 'N' then 'next' when 'A' then 'active' when 'S' then 'shared'
    when 'R' then 'revealed' end;
alter table play_seed
  add constraint play_seed_state_check check (state in ('next', 'active', 'shared', 'revealed')),
  add constraint play_seed_check check ((state = 'revealed') = (server_seed is not null)),
  add constraint play_seed_check1 check ((state = 'revealed') = (sealed is null)),
  add constraint play_seed_check2 check ((state = 'next') = (client_seed is null));
create unique index play_seed_active on play_seed (member_id) where state = 'active';
create unique index play_seed_next on play_seed (member_id) where state = 'next';
create index play_seed_revealed on play_seed (member_id, revealed_at desc)
  where state = 'revealed';
create trigger play_seed_open_round before update of state on play_seed
  for each row when (old.state = 'active' and new.state = 'revealed')
  execute function play_keep_seed();
create trigger play_seed_open_table before update of state on play_seed
  for each row when (old.state = 'shared' and new.state = 'revealed')
  execute function play_keep_seed();
create trigger play_seed_open_session before update of state on play_seed
  for each row when (old.state = 'active' and new.state = 'revealed')
  execute function play_keep_room_seed();
create or replace function play_keep_card_seed() returns trigger language plpgsql as $$
begin
  if exists (select from play_card_room r where r.pair_id = new.id and r.state <> 'WAITING') then
    raise exception 'the pair % has an open hand', new.id;
  end if;
  return new;
end $$;
create trigger play_seed_open_card_room before update of state on play_seed
  for each row when (old.state = 'shared' and new.state = 'revealed')
  execute function play_keep_card_seed();

drop index play_table_round_running;
alter table play_table_round
  drop constraint play_table_round_state_check,
  drop constraint play_table_round_check;
alter table play_table_round alter column state type text using
  case state when 'O' then 'OPEN' when 'L' then 'LOCKED' when 'R' then 'REVEAL'
    when 'E' then 'SETTLE' when 'X' then 'VOIDING' when 'D' then 'DONE' when 'V' then 'VOID' end;
alter table play_table_round
  add constraint play_table_round_state_check
    check (state in ('OPEN', 'LOCKED', 'REVEAL', 'SETTLE', 'VOIDING', 'DONE', 'VOID')),
  add constraint play_table_round_check
    check ((state in ('SETTLE', 'VOIDING', 'DONE', 'VOID')) = (ended_at is not null));
create unique index play_table_round_running on play_table_round (game_id)
  where state in ('OPEN', 'LOCKED', 'REVEAL', 'SETTLE', 'VOIDING');

alter table play_card_room
  drop constraint play_card_room_state_check,
  drop constraint play_card_room_check;
alter table play_card_room alter column state type text using
  case state when 'W' then 'WAITING' when 'R' then 'READY' when 'D' then 'DEAL'
    when 'T' then 'TURN' when 'S' then 'SHOWDOWN' when 'E' then 'SETTLE' end;
alter table play_card_room
  add constraint play_card_room_state_check
    check (state in ('WAITING', 'READY', 'DEAL', 'TURN', 'SHOWDOWN', 'SETTLE')),
  add constraint play_card_room_check check ((state = 'WAITING') = (hand is null));
