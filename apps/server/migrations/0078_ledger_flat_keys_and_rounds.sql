-- Keys and rounds in one table each. A batch names members of all sorts, so that each of its
-- statements opened, locked and checked all sixteen parts; at sixteen items a batch that cost as
-- much as the rows themselves. Why, and what was measured: docs/decisions/013-flat-keys.md.

alter table transfer_key rename to transfer_key_parted;
alter table transfer_key_parted rename constraint transfer_key_pkey to transfer_key_parted_pkey;
create table transfer_key (like transfer_key_parted
  including defaults including constraints including comments);
insert into transfer_key select * from transfer_key_parted;
alter table transfer_key add primary key (member_id, key);
drop table transfer_key_parted;

drop index game_round_open, game_round_by_time, game_round_tx;
alter table game_round rename to game_round_parted;
alter table game_round_parted rename constraint game_round_pkey to game_round_parted_pkey;
create table game_round (like game_round_parted
  including defaults including constraints including comments) with (fillfactor = 80);
insert into game_round select * from game_round_parted;
alter table game_round add primary key (member_id, vendor, round);
drop table game_round_parted;
create index game_round_open on game_round (vendor, opened_at) where state = 'O';
create index game_round_by_time on game_round (member_id, opened_at desc, round desc);
create index game_round_tx on game_round using brin (tx)
  with (pages_per_range = 32, autosummarize = on);
-- Rows are mostly added: seen to in small steps.
alter table transfer_key set (autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_analyze_scale_factor = 0.02);
alter table game_round set (autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_analyze_scale_factor = 0.02);

-- Who asks for a round's transfers asks for its first bet, of one member: wins, rollbacks and
-- whatever is no play need no entry.
drop index transfer_cause;
drop index archive.transfer_cause_kind_cause_id_idx;
create index transfer_bets on transfer (member_id, cause_id) where kind in ('bet', 'betWin');
create index transfer_bets on archive.transfer (member_id, cause_id)
  where kind in ('bet', 'betWin');
