import { inLanguage, masked, Money, plusSeconds, type Language } from '@palaro/kernel';
import { admits } from '@palaro/promotions/server';
import { defineCached, refuse, type App, type Principal } from '@palaro/server';
import type { NextRain, RainResults } from '../rain.api.ts';
import { JOIN_SECONDS, RESULTS_MOST } from '../rain.limits.ts';
import {
  findClaim,
  findLastRain,
  findNamedRain,
  findNextRain,
  largestClaims,
  sumClaims,
  type RainRecord,
} from './rain.repository.ts';

/** A crowd asks for the same rain. */
const nextOf = defineCached('rain.next', 1, (app) => findNextRain(app.reads, app.clock.now()));

const readerOf = (principal: Principal) => (principal.is === 'member' ? principal.member.id : null);

const shown = (rain: RainRecord, language: Language) => ({
  rainId: rain.id,
  title: inLanguage(rain.title, language),
  startsAt: rain.starts_at.toISOString(),
  seconds: rain.seconds,
  pieces: rain.pieces,
  total: Money.text(BigInt(rain.total)),
  least: Money.text(BigInt(rain.least)),
  most: Money.text(BigInt(rain.most)),
  turnoverTimes: rain.turnover_times,
  seedHash: rain.seed_hash,
  listHash: rain.list_hash,
});

/** The rain that falls or comes next; null without one, and where it is not for the caller. */
export async function readNextRain(
  app: App,
  principal: Principal,
  language: Language,
): Promise<NextRain | null> {
  const rain = await nextOf.read(app);
  const now = app.clock.now();
  if (!rain || rain.ends_at <= now) return null;
  if (!(await admits(app, rain, readerOf(principal)))) return null;
  return {
    ...shown(rain, language),
    joinsAt: plusSeconds(rain.starts_at, -JOIN_SECONDS).toISOString(),
    serverNow: now.toISOString(),
  };
}

/**
 * Envelopes of a rain by masked name, with the caller's own, and its seed once it is closed: who
 * draws the list again finds the hash that was shown before (PR-30). `last` names the last one that
 * is closed; it is null before the first, and where it was not for the caller. Refuses `not_found`,
 * also for one that is not for the caller.
 */
export async function readResults(
  app: App,
  principal: Principal,
  { id }: { id: string },
  language: Language,
): Promise<RainResults | null> {
  const rain = id === 'last' ? await findLastRain(app.reads) : await findNamedRain(app.reads, id);
  const member = readerOf(principal);
  const isShown = rain !== undefined && (await admits(app, rain, member));
  if (!isShown && id === 'last') return null;
  if (!isShown) throw refuse('not_found');
  const [sums, largest, own] = await Promise.all([
    sumClaims(app.reads, rain.id),
    largestClaims(app.reads, rain.id, RESULTS_MOST),
    member === null ? null : findClaim(app.reads, rain.id, member),
  ]);
  return {
    ...shown(rain, language),
    closed: rain.closed_at?.toISOString() ?? null,
    taken: sums.taken,
    paid: Money.text(sums.paid),
    list: largest.map(({ name, amount }) => ({ name: masked(name), amount: Money.text(amount) })),
    own:
      own === null
        ? null
        : { amount: Money.text(own), turnover: Money.text(own * BigInt(rain.turnover_times)) },
    seed: rain.closed_at === null ? null : rain.seed,
  };
}
