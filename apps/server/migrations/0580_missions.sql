-- Settled rounds of real money: missions and leader boards are counted from them
-- (docs/domain/promotions.md §6). A round that is opened again or voided leaves.
create table played_round (
  member_id bigint not null,
  vendor text not null,
  round uuid not null,
  game text not null,
  valid_bet bigint not null check (valid_bet >= 0),
  -- 1 where it paid more than its stake.
  won smallint not null check (won in (0, 1)),
  settled_at timestamptz not null,
  primary key (member_id, vendor, round)
);
create index played_round_by_time on played_round (member_id, settled_at);
create index played_round_settled on played_round using brin (settled_at);

-- Members whose progress changed and was not looked at since.
create table play_due (
  member_id bigint primary key,
  tx bigint not null
);

-- A member's score on a board in one of its windows.
create table board_score (
  promotion_id uuid not null references promotion,
  -- `once`, or the Monday on which the week began.
  cycle text not null,
  member_id bigint not null,
  score bigint not null check (score > 0),
  -- When the score came to be what it is: who was first stands higher.
  reached_at timestamptz not null,
  -- Settled rounds that it was counted from.
  rounds int not null check (rounds > 0),
  primary key (promotion_id, cycle, member_id)
);
create index board_score_rank
  on board_score (promotion_id, cycle, score desc, reached_at, member_id);

-- Windows whose prizes were given.
create table board_closing (
  promotion_id uuid not null references promotion,
  cycle text not null,
  closed_at timestamptz not null,
  -- Members who had a score.
  members int not null check (members >= 0),
  primary key (promotion_id, cycle)
);

-- The paid ranks as they were when the window was closed, with the score that they stand on.
create table board_rank (
  promotion_id uuid not null,
  cycle text not null,
  rank int not null check (rank > 0),
  member_id bigint not null,
  score bigint not null check (score > 0),
  reached_at timestamptz not null,
  rounds int not null check (rounds > 0),
  prize bigint not null check (prize > 0),
  -- False where the budget could not pay it any more.
  issued boolean not null,
  primary key (promotion_id, cycle, rank),
  unique (promotion_id, cycle, member_id),
  foreign key (promotion_id, cycle) references board_closing
);
