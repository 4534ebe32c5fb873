import { defineFold } from '@palaro/server';
import { forgetPopularity } from './popularity.ts';

/**
 * Rounds of real money by day and game: a round counts by its first bet, a `betWin` is a round of
 * its own. A member's transfers have their ids in the order of their commits.
 */
export const foldPopularity = defineFold({
  name: 'game_day',
  tables: ['game_day'],
  sql: [
    `with first_bets as (
        select t.member_id, t.transfer_id, (t.posted_at at time zone $3)::date as day
        from transfer t
        where t.tx >= $1 and t.tx < $2 and t.cause_kind = 'round' and (t.kind = 'betWin'
          or t.kind = 'bet' and not exists (
            select from transfer e where e.cause_kind = 'round' and e.cause_id = t.cause_id
              and e.member_id = t.member_id and e.transfer_id < t.transfer_id
              and e.kind in ('bet', 'betWin')))),
      games as (
        select distinct b.member_id, b.transfer_id, b.day, h.vendor, h.detail as game
        from first_bets b
          join posting p using (member_id, transfer_id)
          join house_account h on h.account_id = p.to_account and h.kind = 'GAME'
          join book on book.book = h.book and book.realm = 'R'
        where p.tx >= $1 and p.tx < $2)
      insert into game_day as d (day, vendor, game, rounds)
      select day, vendor, game, count(*) from games group by 1, 2, 3
      on conflict (day, vendor, game) do update set rounds = d.rounds + excluded.rounds`,
  ],
  folded: (app) => Promise.resolve(forgetPopularity(app)),
});
