import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '../people/calls.ts';
import { memberAt } from '../people/member-at.ts';
import type { Person } from '../people/people.ts';
import type { Seeded } from '../seeded.ts';

/** A table and a flight: what is true of these is true of all. */
export const TABLES = { 'sic-bo': 'LIVE', crash: 'INHOUSE' } as const;
export type TableId = keyof typeof TABLES;

const LOOK_MS = 300;
const ZONES = ['big', 'small', 'odd', 'even', 'single-1', 'single-6'];

/**
 * What the site has acknowledged: bets, bets taken back, cash-outs with their payout, and what was
 * caught in each session in a room.
 */
export interface Acknowledged {
  bets: Set<string>;
  back: Set<string>;
  cashOuts: Map<string, string>;
  caught: Map<string, bigint>;
}

/** What the players of a proof share. */
export interface Stage {
  url: string;
  random: Seeded;
  answered(): void;
  acknowledged: Acknowledged;
  /** Answers that a player who does nothing wrong never gets. */
  strange: string[];
  stopped(): boolean;
}

/** Refusals that only say that a player was late. */
const LATE = ['play.table_closed', 'play.crashed', 'play.not_flying'];

/** Bets at a table, cashes out or takes back now and then, and repeats what got no answer. */
export async function playTable(stage: Stage, person: Person, game: TableId): Promise<void> {
  const { random, acknowledged, strange } = stage;
  const ask = memberAt(stage, person);
  const post = async (call: string, body: object) => {
    const answer = await ask({ method: 'POST', path: `/api/v1/games/${game}/${call}`, body });
    if (answer.status === 409 && LATE.includes(answer.code ?? '')) return null;
    if (answer.status !== 200) strange.push(`${answer.status} ${answer.code} to ${game}/${call}`);
    return answer.status === 200 ? (answer.value as { betId: string; payout: string }) : null;
  };
  const launch = { vendor: 'PALARO', gameId: game, gameCategory: TABLES[game] };
  await ask({ method: 'POST', path: '/wps/game/launchGame', body: launch });
  let [last, betId]: [number, string | null] = [0, null];
  while (!stage.stopped()) {
    const { value }: Answer = await ask({ method: 'GET', path: `/api/v1/tables/${game}` });
    const { round } = value as { round: { roundNo: number; phase: string } | null };
    if (round?.phase === 'OPEN' && round.roundNo !== last) {
      last = round.roundNo;
      betId = (await place(post, game, last, random))?.betId ?? null;
      if (betId) acknowledged.bets.add(betId);
      if (betId && random.perMille(150) && (await post('undo', { betId }))) {
        acknowledged.back.add(betId);
        betId = null;
      }
    }
    if (betId && game === 'crash' && round?.phase === 'REVEAL' && random.perMille(400)) {
      const out = await post('cashout', { betId });
      if (out) acknowledged.cashOuts.set(betId, out.payout);
      betId = null;
    }
    await pause(LOOK_MS);
  }
}

type Post = (call: string, body: object) => Promise<{ betId: string } | null>;

function place(post: Post, game: TableId, tableRoundNo: number, random: Seeded) {
  const about = { roundRef: randomUUID(), tableRoundNo };
  const stake = `${1 + random.below(9)}.0000`;
  if (game === 'crash') {
    return post('bet', {
      ...about,
      stake,
      auto: random.perMille(500) ? 101 + random.below(200) : null,
    });
  }
  return post('bets', { ...about, zones: { [random.pick(ZONES)]: stake } });
}
