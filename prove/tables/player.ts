import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { HEADERS } from '@palaro/api';
import { SHARED_CARDS } from '@palaro/games';
import type { Member } from '../people/member-at.ts';
import type { Seeded } from '../seeded.ts';
import type { Stage } from './stage.ts';
import { watchTable, type Round } from './watch-table.ts';

/** Refusals that only say that a player was late. */
const LATE = ['play.table_closed', 'play.crashed', 'play.not_flying'];
/** A bet is placed at any time, but this long before the lock. */
const SPARE_MS = 1_000;
/** Flights are left by hand within this time. */
const FLOWN_MS = 4_000;

const cardOf = (game: string) => {
  const card = SHARED_CARDS.find(({ id }) => id === game);
  if (!card) throw new Error(`${game} has no shared rounds`);
  return card;
};

/** Opens a game, as its tile does. */
export const launch = (member: Member, game: string) =>
  member({
    method: 'POST',
    path: '/wps/game/launchGame',
    body: { vendor: 'PALARO', gameId: game, gameCategory: cardOf(game).gameType },
  });

/** Bets at a table, cashes out or takes back now and then, and repeats what got no answer. */
export async function playTable(stage: Stage, member: Member, game: string): Promise<void> {
  const { random, acknowledged } = stage;
  const post = poster(stage, member, game);
  const table = watchTable(stage, member, game);
  let last = 0;
  let betId: string | null = null;
  while (!stage.stopped()) {
    const round = await table.next();
    const isNew = round?.phase === 'OPEN' && round.roundNo !== last;
    last = round?.roundNo ?? last;
    if (isNew && random.perMille(900)) {
      await pause(random.below(Math.max(1, openFor(round) - SPARE_MS)));
      betId = (await post(cardOf(game).action, betIn(game, last, random)))?.betId ?? null;
      if (betId) acknowledged.bets.add(betId);
      if (betId && random.perMille(100) && (await post('undo', { betId }))) {
        acknowledged.back.add(betId);
        betId = null;
      }
    }
    const flies = round?.phase === 'REVEAL' && cardOf(game).shared.kind === 'flight';
    if (betId && flies && random.perMille(500)) {
      await pause(random.below(FLOWN_MS));
      const out = await post('cashout', { betId });
      if (out) acknowledged.cashOuts.set(betId, out.payout);
      betId = null;
    }
  }
  table.leave();
}

/** How long bets are taken, in milliseconds. */
const openFor = ({ startedAt, endsAt }: Round) =>
  Date.parse(endsAt ?? startedAt) - Date.parse(startedAt);

/** Calls of a game; null where the player was late. */
function poster({ strange }: Stage, member: Member, game: string) {
  return async (call: string, body: object) => {
    const answer = await member({
      method: 'POST',
      path: `/api/v1/games/${game}/${call}`,
      body,
      headers: { [HEADERS.idempotencyKey]: randomUUID() },
    });
    if (answer.status === 409 && LATE.includes(answer.code ?? '')) return null;
    if (answer.status !== 200) strange.push(`${answer.status} ${answer.code} to ${game}/${call}`);
    return answer.status === 200 ? (answer.value as { betId: string; payout: string }) : null;
  };
}

/** A bet that the game's page could send. */
function betIn(game: string, tableRoundNo: number, random: Seeded) {
  const about = { roundRef: randomUUID(), tableRoundNo };
  const stake = () => `${5 + random.below(5)}.0000`;
  const { shared, examples } = cardOf(game);
  if (shared.kind === 'flight') {
    return {
      ...about,
      stake: stake(),
      auto: random.perMille(500) ? 101 + random.below(200) : null,
    };
  }
  const zones = Object.keys(random.pick(examples).zones as object);
  return { ...about, zones: Object.fromEntries(zones.map((zone) => [zone, stake()])) };
}
