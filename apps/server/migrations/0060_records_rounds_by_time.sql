-- A member's betting record reads rounds newest first; the round closes ties, so that paging
-- neither repeats nor skips one.
create index game_round_by_time on game_round (member_id, opened_at desc, round desc);
