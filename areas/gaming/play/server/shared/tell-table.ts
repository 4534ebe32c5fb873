import { Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { cashOutTopic, tableTopic } from '../../table-topics.ts';
import { sharedCard } from './shared-game.ts';
import type { TableRoundRow } from './table-rounds.repository.ts';
import { findTableRound } from './table-rounds.repository.ts';

const PHASES = {
  O: 'OPEN',
  L: 'LOCKED',
  R: 'REVEAL',
  E: 'PAUSE',
  X: 'VOID',
  D: 'PAUSE',
  V: 'VOID',
} as const;

/** A round as everybody may see it now: no result before it is shown, none while a flight lasts. */
export function tableRoundView(round: TableRoundRow, now: Date) {
  const card = sharedCard(round.game_id);
  if (!card) throw new Error(`${round.game_id} has no shared rounds`);
  const state = round.state === 'O' && now >= round.locks_at ? 'L' : round.state;
  const { reveal, pause } = card.shared.phases;
  const after = (at: Date | null, ms: number) => at && new Date(at.getTime() + ms);
  const [startedAt, endsAt] = {
    O: [round.opens_at, round.locks_at],
    L: [round.locks_at, round.reveals_at],
    R: [round.reveals_at, card.shared.kind === 'flight' ? null : after(round.reveals_at, reveal)],
    E: [round.ended_at, after(round.ended_at, pause)],
    D: [round.ended_at, after(round.ended_at, pause)],
    X: [round.ended_at, after(round.ended_at, pause)],
    V: [round.ended_at, after(round.ended_at, pause)],
  }[state];
  const shown = state === 'E' || state === 'D' || (state === 'R' && card.shared.kind === 'zones');
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

/** Tells everybody at the table how its round stands; call it after the commit. */
export async function tellTable(app: App, key: string): Promise<void> {
  const round = await findTableRound(app.db, key);
  if (!round) return;
  const now = app.clock.now();
  const data = { at: now.toISOString(), round: tableRoundView(round, now) };
  app.push.publish(tableTopic(round.game_id), data);
}

/** Tells everybody that somebody, by a masked name, left the flight. */
export const tellCashOut = (app: App, gameId: string, out: { name: string; at: number }) =>
  app.push.publish(cashOutTopic(gameId), out);
