-- Rounds keep the totals that their vendor closed them with; whether they agree decides the state.
alter table game_round
  add column close_bets bigint,
  add column close_wins bigint,
  add column close_refunds bigint,
  -- The part of wins that came by adjustments.
  add column adjusted bigint not null default 0,
  -- Booked net (buy-ins): stakes cannot be compared one by one, only what is left of them.
  add column netted boolean not null default false,
  -- The transaction that changed it last, for folds; 0: before there were any.
  add column tx bigint not null default 0,
  add constraint game_round_close check (
    (close_bets is null) = (close_wins is null) and (close_bets is null) = (close_refunds is null));
alter table game_round alter column tx set default (pg_current_xact_id()::text::bigint);
create index game_round_tx on game_round using brin (tx)
  with (pages_per_range = 32, autosummarize = on);

-- A game's buy-in is held, moved by its ticks against one house account, and may end empty.
alter table hold drop constraint hold_amount_check;
alter table hold drop constraint hold_check;
alter table hold
  add column kind text not null default 'hold',
  add column against bigint check (against < 0),
  add constraint hold_amount_check check (amount >= 0),
  -- An empty hold ends without a transfer.
  add constraint hold_resolved check (
    case when state = 'P' then resolved_by is null else resolved_by is not null or amount = 0 end);

-- A tick names its buy-in too, though it does not end it.
alter table transfer drop constraint transfer_check;
alter table transfer add constraint transfer_ends_what
  check (phase not in ('C', 'V') or pending_id is not null);

-- A vendor may give a bet and its win one id.
alter table game_message drop constraint game_message_pkey;
alter table game_message add primary key (member_id, vendor, round, transaction, kind);
