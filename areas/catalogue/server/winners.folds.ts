import { defineFold } from '@palaro/server';
import { tellWinners, WINNERS_KEPT } from './winner-board.ts';

/** A win is a closed round that paid more than it took; a return below the stake is none. */
const IS_WIN = `r.state = 'C' and r.wins > r.bets - r.refunds`;

/**
 * The winner board: rounds of real money that changed in a step enter it, are corrected or leave
 * it, whatever they were before. Of a step and game only the best enter, so that a rebuild of
 * years stays small. Names are masked here: `maria2024` becomes `m***4`, which lets its owner find
 * themself and nobody else.
 */
export const foldWinners = defineFold({
  name: 'winner',
  tables: ['winner'],
  sql: [
    `delete from winner w using game_round r
      where r.tx >= $1 and r.tx < $2 and not (${IS_WIN})
        and w.member_id = r.member_id and w.vendor = r.vendor and w.round = r.round`,
    `with won as (
        select r.*, row_number() over (
          partition by r.vendor, r.game, (r.closed_at at time zone $3)::date
          order by r.wins desc, r.closed_at desc, r.round) as place
        from game_round r
        where r.tx >= $1 and r.tx < $2 and ${IS_WIN}
          and exists (select from wallet c join book b on b.book = c.book
            where c.member_id = r.member_id and c.kind = 'CASH' and b.realm = 'R')),
      named as (
        select won.*, coalesce(nullif(m.nickname, ''), m.account) as name
        from won join member m on m.id = won.member_id where place <= ${WINNERS_KEPT})
      insert into winner (member_id, vendor, round, id, game, customer_name, amount, won_at, tx)
      select member_id, vendor, round, md5(member_id || '/' || vendor || '/' || round)::uuid, game,
        left(name, 1) || '***' || case when char_length(name) > 3 then right(name, 1) else '' end,
        wins, closed_at, tx
      from named
      on conflict (member_id, vendor, round) do update
        set amount = excluded.amount, won_at = excluded.won_at, tx = excluded.tx`,
  ],
  folded: tellWinners,
});
