import { randomUUID } from 'node:crypto';
import type { App } from '@palaro/server';
import type { Send } from './wallet-callers.ts';
import { inLanes } from './wallet-lanes.ts';

/** Above the ids that the wallets' opening took, and inside the first part of the tables. */
const FIRST_ID = 1_000_000;

/**
 * The rows of a `betWin` in the tables and indexes of the site, for all bets that wait, in one
 * statement that is also the commit. Nothing is looked up, judged or refused.
 */
const ROWS = {
  name: 'wallet_floor',
  text: `with given as (
      select unnest($1::bigint[]) member, unnest($2::uuid[]) round, unnest($3::bigint[]) id
    ), wallet as (
      update wallet w set balance = balance - 100, version = version + 2 from given g
      where w.member_id = g.member and w.account_id = 101
      returning w.member_id, w.account_id, w.balance, g.round, g.id
    ), key as (
      insert into transfer_key (member_id, key, input, outcome, transfer_id)
      select member, round, round, 1, id from given
    ), transfer as (
      insert into transfer (member_id, transfer_id, key, kind, cause_kind, cause_id, actor,
        posted_at)
      select member, id, 'PALARO/' || round, 'betWin', 'round', round, 'PALARO', now() from given
    ), posting as (
      insert into posting (member_id, transfer_id, leg, book, from_account, to_account, amount,
        from_after, to_after)
      select member_id, id, 0, 1, account_id, -1, 10000, balance - 9900, null from wallet
      union all select member_id, id, 1, 1, -1, account_id, 9900, null, balance from wallet
    ), round as (
      insert into game_round (member_id, vendor, round, ref, game, state, bets, wins, bet_count,
        opened_at, closed_at)
      select member, 'PALARO', round, round, 'dice', 'C', 10000, 9900, 1, now(), now() from given
    )
    select member_id from wallet`,
};

/**
 * What a bet must know before it can be judged: the member's accounts, whether its key or its round
 * was there before, also in the archive, and the session that it is played in.
 */
const LOOK = {
  name: 'wallet_floor_look',
  text: `select g.member, w.account_id, w.balance, w.version, k.outcome, coalesce(r.state, a.state)
      state, s.started_at, s.last_bet_at
    from unnest($1::bigint[], $2::uuid[]) g (member, round)
    cross join lateral (select w.account_id, w.balance, w.version from wallet w
      where w.member_id = g.member and w.account_id = 101 limit 1) w
    left join lateral (select k.outcome from transfer_key k
      where k.member_id = g.member and k.key = g.round limit 1) k on true
    left join lateral (select r.state from game_round r where r.member_id = g.member
      and r.vendor = 'PALARO' and r.round = g.round limit 1) r on true
    left join lateral (select a.state from archive.game_round a where a.member_id = g.member
      and a.vendor = 'PALARO' and a.round = g.round limit 1) a on true
    left join lateral (select s.started_at, s.last_bet_at from game_session s
      where s.member_id = g.member and s.vendor = 'PALARO' and s.game = 'dice'
        and s.ended_at is null order by s.started_at desc limit 1) s on true`,
};

let id = FIRST_ID;

/**
 * Writes what waits, one batch after the other on each connection; a member keeps to his own. With
 * `looks`, each batch first reads what it would be judged by, in a round trip of its own.
 */
export const leastOn = (app: App, connections: number, looks = false): Send =>
  inLanes(app, connections, async (client, bets) => {
    const members = bets.map(({ member }) => member);
    const rounds = bets.map(() => randomUUID());
    if (looks) await client.query({ ...LOOK, values: [members, rounds] });
    await client.query({ ...ROWS, values: [members, rounds, bets.map(() => id++)] });
    return bets.map(() => true);
  });
