-- A row of a member on the paths of money is named by its member too, so that its table can be
-- spread over several databases by member (docs/decisions/053-one-member-a-step.md). The row's own
-- number stays first: rows are still found by it alone, and new ones come at the index's end.
-- Safe while the last release runs: it names none of these keys and finds rows as before.
alter table play_round drop constraint play_round_pkey, add primary key (round_id, member_id);
alter table archive.play_round
  drop constraint play_round_pkey, add primary key (round_id, member_id);
alter table play_open drop constraint play_open_pkey, add primary key (round_id, member_id);
alter table play_table_bet
  drop constraint play_table_bet_pkey, add primary key (round_id, member_id);
alter table inbox_message drop constraint inbox_message_pkey, add primary key (id, member_id);

-- What a step-up answered lasts for seconds, and a task deletes it.
alter table step_up_answer drop constraint step_up_answer_session_id_fkey;
alter table session drop constraint session_pkey, add primary key (id, member_id);

-- Draws that members share are pairs of the house, and members' rows name them: for these foreign
-- keys the number of a pair stays unique by itself.
alter table play_round drop constraint play_round_pair_id_fkey;
alter table play_open drop constraint play_open_pair_id_fkey;
alter table play_table_round drop constraint play_table_round_pair_id_fkey;
alter table play_table_bet drop constraint play_table_bet_pair_id_fkey;
alter table play_room_wave drop constraint play_room_wave_pair_id_fkey;
alter table play_room_session drop constraint play_room_session_pair_id_fkey;
alter table play_card_room drop constraint play_card_room_pair_id_fkey;
alter table play_hand drop constraint play_hand_pair_id_fkey;
alter table play_seed
  drop constraint play_seed_pkey, add primary key (id, member_id), add unique (id);
alter table play_round add foreign key (pair_id) references play_seed (id) not valid;
alter table play_round validate constraint play_round_pair_id_fkey;
alter table play_open add foreign key (pair_id, member_id) references play_seed;
alter table play_table_round add foreign key (pair_id) references play_seed (id);
alter table play_table_bet add foreign key (pair_id) references play_seed (id);
alter table play_room_wave add foreign key (pair_id) references play_seed (id);
alter table play_room_session add foreign key (pair_id, member_id) references play_seed;
alter table play_card_room add foreign key (pair_id) references play_seed (id);
alter table play_hand add foreign key (pair_id) references play_seed (id);
