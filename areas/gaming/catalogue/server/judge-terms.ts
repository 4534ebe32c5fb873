import { inLanguage } from '@palaro/kernel';
import { refuse, type App, type Tx } from '@palaro/server';
import type { GameChange } from '../console.api.ts';
import { loosens, NO_TERMS, type Terms } from '../terms.ts';
import { boundsUnder, leavesStake } from './bet-limits.ts';
import { ALL_GAMES } from './games-in-code.ts';
import { termsOf } from './switchboard.repository.ts';

/** What operators set about every vendor and game, by code and by node. */
interface AllTerms {
  vendors: ReadonlyMap<string, Terms>;
  games: ReadonlyMap<string, Terms>;
}

/** The terms now; the caller holds the switchboard's lock. */
export async function readTerms(tx: Tx): Promise<AllTerms> {
  const [vendors, games] = await Promise.all([
    tx.selectFrom('catalogue_vendor').selectAll().execute(),
    tx.selectFrom('catalogue_game').selectAll().execute(),
  ]);
  return {
    vendors: new Map(vendors.map((row) => [row.vendor, termsOf(row)])),
    games: new Map(games.map((row) => [row.node_id, termsOf(row)])),
  };
}

const TERM_NAMES = Object.keys(NO_TERMS) as (keyof Terms)[];

/** Those terms that a change of one vendor or game names. */
export const termsIn = (given: Partial<Terms>): Partial<Terms> =>
  Object.fromEntries(
    TERM_NAMES.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]),
  );

/** The terms after a change. */
export function changedTerms(now: AllTerms, { vendors = [], games = [] }: GameChange): AllTerms {
  const merged = (of: ReadonlyMap<string, Terms>, rows: readonly [string, Partial<Terms>][]) =>
    new Map([
      ...of,
      ...rows.map(([key, one]): [string, Terms] => [
        key,
        { ...(of.get(key) ?? NO_TERMS), ...termsIn(one) },
      ]),
    ]);
  return {
    vendors: merged(
      now.vendors,
      vendors.map((one) => [one.vendor, one]),
    ),
    games: merged(
      now.games,
      games.map((one) => [one.nodeId, one]),
    ),
  };
}

/** Whether a change loosens the terms of any vendor or game. */
export function loosensAny(now: AllTerms, next: AllTerms): boolean {
  const some = (from: AllTerms['games'], to: AllTerms['games']) =>
    [...to].some(([key, terms]) => loosens(from.get(key) ?? NO_TERMS, terms));
  return some(now.vendors, next.vendors) || some(now.games, next.games);
}

/**
 * Refuses `game.no_stake_left`, naming the game, where a changed bound leaves none of its stakes: a
 * game that nobody could play would still be shown.
 */
export async function requireStakes(app: App, next: AllTerms, change: GameChange) {
  const named = ({ minBet = null, maxBet = null }: Partial<Terms>) =>
    minBet !== null || maxBet !== null;
  const vendors = new Set((change.vendors ?? []).filter(named).map(({ vendor }) => vendor));
  const nodes = new Set((change.games ?? []).filter(named).map(({ nodeId }) => nodeId));
  for (const game of ALL_GAMES) {
    if (!vendors.has(game.vendor) && !nodes.has(game.nodeId)) continue;
    const terms = [
      next.games.get(game.nodeId) ?? NO_TERMS,
      next.vendors.get(game.vendor) ?? NO_TERMS,
    ];
    if (leavesStake(game, await boundsUnder(app, game, terms))) continue;
    throw refuse('game.no_stake_left', { values: { game: inLanguage(game.name, 'EN') } });
  }
}
