-- A round of several steps stands here from its stake to its end, and then in play_round as every
-- other (docs/domain/fairness.md §5). Each step is added to `input` in a commit of its own; the end
-- takes the row away in the commit of the payout. Safe while the last release runs: it neither
-- reads this table nor writes VOID.
create table play_open (
  round_id uuid primary key,
  member_id bigint not null,
  round_ref uuid not null,
  game_id text not null,
  version text not null,
  config_hash text not null,
  -- A pair with an open round is not revealed.
  pair_id uuid not null references play_seed,
  nonce integer not null,
  stake bigint not null check (stake > 0),
  -- The call's fields and `steps`, the decisions so far.
  input jsonb not null check (jsonb_typeof(input -> 'steps') = 'array'),
  -- The free play whose money was staked.
  session text,
  opened_at timestamptz not null,
  -- The last step is stored; only the payout is still to be booked.
  over boolean not null default false,
  -- One round of a game at a time.
  unique (member_id, game_id),
  unique (member_id, round_ref),
  unique (pair_id, nonce)
) with (fillfactor = 70);
create index play_open_age on play_open (opened_at);
create index play_open_over on play_open (opened_at) where over;

-- A seed that is revealed tells what its open rounds still hide, whoever reveals it.
create function play_keep_seed() returns trigger language plpgsql as $$
begin
  if exists (select from play_open o where o.pair_id = new.id) then
    raise exception 'the pair % has an open round', new.id;
  end if;
  return new;
end $$;
create trigger play_seed_open_round before update of state on play_seed
  for each row when (old.state = 'A' and new.state = 'R') execute function play_keep_seed();

-- VOID: the stake was given back, because the member left before the first step.
alter table play_round drop constraint play_round_state_check;
alter table play_round
  add constraint play_round_state_check check (state in ('DONE', 'VOID')) not valid;
alter table play_round validate constraint play_round_state_check;
alter table archive.play_round drop constraint play_round_state_check;
alter table archive.play_round
  add constraint play_round_state_check check (state in ('DONE', 'VOID')) not valid;
alter table archive.play_round validate constraint play_round_state_check;
