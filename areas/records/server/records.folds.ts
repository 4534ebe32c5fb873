import { defineFold } from '@palaro/server';

/**
 * What a member played: GAME postings of a step, one row a transfer and game, so that a stake that
 * was taken from two accounts is one bet. A rollback takes back what its target was. What is no
 * play (corrections, net results of transfer wallets) adjusts, signed as the member gains.
 */
const PLAYED = `with legs as (
    select p.member_id, p.transfer_id, h.book, h.vendor, h.detail as game,
      t.kind = 'rollback' as back, (t.posted_at at time zone $3)::date as day,
      case when t.kind <> 'rollback' then t.kind else (select o.kind from ledger.transfer o
        where o.member_id = p.member_id and o.transfer_id = t.reverses) end as kind,
      sum(case when p.to_account < 0 then p.amount else 0 end) as taken,
      sum(case when p.from_account < 0 then p.amount else 0 end) as given
    from posting p
      join transfer t using (member_id, transfer_id)
      join house_account h on h.account_id = least(p.from_account, p.to_account)
        and h.kind = 'GAME'
    where p.tx >= $1 and p.tx < $2 and t.tx >= $1 and t.tx < $2
    group by p.member_id, p.transfer_id, h.account_id, h.book, h.vendor, h.detail, t.kind,
      t.posted_at, t.reverses),
  played as (
    select member_id, day, book, vendor, game,
      sum(taken) filter (where plays and not back) as bets,
      sum(case when back then -taken else given end) filter (where plays) as wins,
      sum(given) filter (where plays and back) as refunds,
      sum(given - taken) filter (where not plays) as adjusts,
      count(*) filter (where is_bet and not back and taken > 0)
        - count(*) filter (where is_bet and back and given > 0) as bet_count
    from legs cross join lateral (
      select kind in ('bet', 'betWin') as is_bet,
        kind in ('bet', 'betWin', 'win', 'buyIn', 'tick', 'leave') as plays) as_what
    group by 1, 2, 3, 4, 5)`;

const SUMS = `coalesce(sum(bets), 0), coalesce(sum(wins), 0), coalesce(sum(refunds), 0),
  coalesce(sum(adjusts), 0), coalesce(sum(bet_count), 0)`;
const ADDED = `do update set bets = d.bets + excluded.bets, wins = d.wins + excluded.wins,
  refunds = d.refunds + excluded.refunds, adjusts = d.adjusts + excluded.adjusts,
  bet_count = d.bet_count + excluded.bet_count`;

/** A member's own play by day and game, play money under its own book. */
export const foldMemberDays = defineFold({
  name: 'member_day',
  tables: ['member_day'],
  comparable: true,
  sql: [
    `${PLAYED}
      insert into member_day as d (member_id, day, book, vendor, game, bets, wins, refunds,
        adjusts, bet_count)
      select member_id, day, book, vendor, game, ${SUMS} from played group by 1, 2, 3, 4, 5
      on conflict (member_id, day, book, vendor, game) ${ADDED}`,
  ],
});

/**
 * The same for everybody below an upline, real money alone (agents.md §1), under the line that the
 * member is in when it is folded.
 */
export const foldTeamDays = defineFold({
  name: 'team_day',
  tables: ['team_day'],
  sql: [
    `${PLAYED}
      insert into team_day as d (upline_id, day, vendor, game, bets, wins, refunds, adjusts,
        bet_count)
      select u.upline_id, day, vendor, game, ${SUMS}
      from played join book b on b.book = played.book and b.realm = 'R'
        join member m on m.id = played.member_id
        cross join lateral unnest(m.uplines) u (upline_id)
      group by 1, 2, 3, 4
      on conflict (upline_id, day, vendor, game) ${ADDED}`,
  ],
});
