import { Money } from '@palaro/kernel';
import { defineService, type App } from '@palaro/server';
import { CASH_OUTS_SHOWN, cashOutTopic, tableTopic } from '../../table-topics.ts';
import { sharedCard } from './shared-game.ts';
import type { TableRoundRow } from './table-rounds.repository.ts';
import { findTableRound } from './table-rounds.repository.ts';

const PHASES = {
  OPEN: 'OPEN',
  LOCKED: 'LOCKED',
  REVEAL: 'REVEAL',
  SETTLE: 'PAUSE',
  DONE: 'PAUSE',
  VOIDING: 'VOID',
  VOID: 'VOID',
} as const;

/** A round as everybody may see it now: no result before it is shown, none while a flight lasts. */
export function tableRoundView(round: TableRoundRow, now: Date) {
  const card = sharedCard(round.game_id);
  if (!card) throw new Error(`${round.game_id} has no shared rounds`);
  const state = round.state === 'OPEN' && now >= round.locks_at ? 'LOCKED' : round.state;
  const { reveal, pause } = card.shared.phases;
  const after = (at: Date | null, ms: number) => at && new Date(at.getTime() + ms);
  const [startedAt, endsAt] = {
    OPEN: [round.opens_at, round.locks_at],
    LOCKED: [round.locks_at, round.reveals_at],
    REVEAL: [
      round.reveals_at,
      card.shared.kind === 'flight' ? null : after(round.reveals_at, reveal),
    ],
    SETTLE: [round.ended_at, after(round.ended_at, pause)],
    DONE: [round.ended_at, after(round.ended_at, pause)],
    VOIDING: [round.ended_at, after(round.ended_at, pause)],
    VOID: [round.ended_at, after(round.ended_at, pause)],
  }[state];
  const shown =
    state === 'SETTLE' || state === 'DONE' || (state === 'REVEAL' && card.shared.kind === 'zones');
  return {
    roundNo: Number(round.round_no),
    phase: PHASES[state],
    startedAt: (startedAt ?? now).toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    hash: round.server_seed_hash,
    salt: round.client_seed ?? '',
    nonce: round.nonce,
    hand: round.hand,
    result: shown ? round.result : null,
    bets: { count: round.bets, total: Money.text(BigInt(round.staked)) },
  };
}

/** Publishes how a table's round stands, to everybody at the table; call it after the commit. */
export async function publishTable(app: App, key: string): Promise<void> {
  const round = await findTableRound(app.db, key);
  if (!round) return;
  const now = app.clock.now();
  const data = { at: now.toISOString(), round: tableRoundView(round, now) };
  app.push.publish(tableTopic(round.game_id), data);
}

/** Time within which cash-outs are published together. */
const TOLD_TOGETHER_MS = 250;

type CashOut = { name: string; at: number };

/** Cash-outs that wait to be published, by game. */
const waiting = defineService('play.cash-outs', () => new Map<string, CashOut[]>());

/**
 * Publishes that somebody, by a masked name, left the flight. A thousand players who leave at once
 * would each be told to a thousand others; nobody can see more than the latest.
 */
export function publishCashOut(app: App, gameId: string, out: CashOut): void {
  const games = waiting(app);
  const outs = games.get(gameId);
  if (outs) return void outs.push(out);
  games.set(gameId, [out]);
  const { push } = app;
  setTimeout(() => {
    const latest = games.get(gameId) ?? [];
    games.delete(gameId);
    push.publish(cashOutTopic(gameId), { outs: latest.slice(-CASH_OUTS_SHOWN) });
  }, TOLD_TOGETHER_MS).unref();
}
