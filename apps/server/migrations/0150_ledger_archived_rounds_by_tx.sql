-- A fold that is rebuilt after 13 months must see the rounds of the archive too. Each step asks
-- whether any of them is as new as its watermark; without an index that reads the whole archive.
-- Safe while the last release runs: it adds rounds to the archive as before.
create index game_round_by_tx on archive.game_round (tx);
