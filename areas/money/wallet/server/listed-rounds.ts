import { sql } from 'kysely';
import type { Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import './wallet.tables.ts';

/** A finished round from the list of a vendor that keeps the balance. */
export interface ListedRound {
  member: string;
  game: string;
  round: string;
  bet: Money;
  win: Money;
  /** The part of the stake that counts for turnover. */
  validBet: Money;
  openedAt: Date;
  closedAt: Date;
}

const MEMBER_NUMBER = /^[1-9]\d{0,17}$/;

/**
 * Keeps rounds of a vendor's list; a round that is listed again is overwritten. Moves no money
 * (protocol §11). Returns how many belong to members who have a wallet at that vendor. A list may
 * name anybody; rounds of others are not kept.
 */
export async function noteListedRounds(
  app: App,
  vendor: string,
  rounds: readonly ListedRound[],
): Promise<number> {
  // Keep each round once: one statement cannot change a row twice.
  const latest = new Map(rounds.map((one) => [`${one.member}/${one.round}`, one]));
  const rows = [...latest.values()]
    .filter(({ member }) => MEMBER_NUMBER.test(member))
    .map(({ member, round, game, bet, win, validBet, openedAt, closedAt }) => ({
      member,
      round,
      game,
      opened: openedAt,
      closed: closedAt,
      bets: String(bet),
      wins: String(win),
      valid: String(validBet),
    }));
  if (rows.length === 0) return 0;
  // Unchanged rounds are not written again: overlapping reads list them twice.
  const { rows: kept } = await sql<{ known: string }>`
    with listed as (
      select r.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (member bigint,
          round text, game text, bets bigint, wins bigint, valid bigint, opened timestamptz,
          closed timestamptz)
        join wallet w on w.member_id = r.member and w.kind = 'VENDOR' and w.vendor = ${vendor}
    ), noted as (
      insert into listed_round as v (member_id, vendor, ref, game, bets, wins, valid_bet,
        opened_at, closed_at, noted_at)
      select member, ${vendor}, round, game, bets, wins, valid, opened, closed, ${app.clock.now()}
        from listed
      on conflict (member_id, vendor, round) do update set game = excluded.game,
        bets = excluded.bets, wins = excluded.wins, valid_bet = excluded.valid_bet,
        opened_at = excluded.opened_at, closed_at = excluded.closed_at,
        noted_at = excluded.noted_at
      where (v.game, v.bets, v.wins, v.valid_bet, v.opened_at, v.closed_at) is distinct from
        (excluded.game, excluded.bets, excluded.wins, excluded.valid_bet, excluded.opened_at,
          excluded.closed_at))
    select count(*)::text as known from listed`.execute(app.db);
  return Number(kept[0]?.known);
}
