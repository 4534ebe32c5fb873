import { plusSeconds } from '@palaro/kernel';
import type { App, Db } from '@palaro/server';
import { sql } from 'kysely';
import { askDrand } from './ask-drand.ts';
import { setSalt } from './chains.ts';

/** Delay of a beacon after which operators hear of it (docs/domain/fairness.md §6). */
const LATE_SECONDS = 600;

/** Chains without a salt whose moment was over at that instant. */
async function listUnsalted(db: Db, at: Date) {
  const { rows } = await sql<{ chain_id: string; game_id: string; round: number; source: string }>`
    select c.chain_id, c.game_id, c.beacon_round as round, b.source
    from play_chain c join play_beacon b using (beacon_id)
    where c.salt is null and b.started_at + c.beacon_round * b.period_seconds * interval '1 second'
      <= ${at}
    order by c.beacon_round, c.game_id`.execute(db);
  return rows;
}

/**
 * Salts the chains whose round of drand is over. Without an answer that holds they stay as they
 * are, their tables stay closed, and the next run asks again.
 */
export async function saltFromDrand(app: App): Promise<void> {
  const waiting = await listUnsalted(app.db, app.clock.now());
  const readings = new Map<number, Awaited<ReturnType<typeof askDrand>>>();
  for (const { chain_id, round } of waiting.filter(({ source }) => source === 'drand')) {
    const answer = readings.get(round) ?? (await askDrand(app.config.drandMirrors, round));
    readings.set(round, answer);
    if (answer.signed) await setSalt(app.db, chain_id, answer.signed);
    // Nobody answers at all: the other rounds would only wait for nothing.
    else if (answer.faults.every(({ fault }) => fault === 'no answer')) break;
  }
  for (const [round, { signed, faults }] of readings) {
    if (!signed || faults.length > 0)
      app.log.warn({ round, faults, salted: signed !== null }, 'a mirror of drand did not serve');
  }
}

/** Games whose next chain should have had its salt for ten minutes. */
export async function lateSalts({ db, clock }: App): Promise<string[]> {
  const late = await listUnsalted(db, plusSeconds(clock.now(), -LATE_SECONDS));
  return [...new Set(late.map(({ game_id }) => game_id))].sort();
}
