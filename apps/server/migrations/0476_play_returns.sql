-- What the games of the house returned: real-money rounds in blocks, each judged once it is full
-- (docs/domain/operator-console.md §6). A new version of a game begins anew.
create table play_return (
  game_id text not null,
  version text not null,
  block int not null,
  rounds int not null,
  stakes bigint not null,
  payouts bigint not null,
  -- Of what these rounds pay together, in pesos².
  variance double precision not null,
  -- The greatest payout, and its round.
  greatest bigint not null,
  greatest_round uuid not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (game_id, version, block)
);
insert into play_watermark (name) values ('returns');
