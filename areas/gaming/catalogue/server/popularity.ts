import { sql } from 'kysely';
import { dayIn, plusSeconds } from '@palaro/kernel';
import { defineCached, type App } from '@palaro/server';
import { gameByCode } from './games-in-code.ts';
import type { PlacedGame } from './switchboard.ts';

const HOT_GAMES = 12;
const HOT_DAYS = 7;
const DAY_SECONDS = 86_400;
/** The list covers seven days, so being seconds old does not matter. */
const TRUSTED_SECONDS = 10;

const daysAgo = (app: App, days: number) =>
  dayIn(app.site.settings['site.zone'], plusSeconds(app.clock.now(), -days * DAY_SECONDS));

/** Rounds by the node of the game. */
const roundsByGame = defineCached('catalogue.popularity', TRUSTED_SECONDS, async (app) => {
  const rows = await app.db
    .selectFrom('game_day')
    .select(['vendor', 'game', sql<string>`sum(rounds)`.as('rounds')])
    .where('day', '>', daysAgo(app, HOT_DAYS))
    .groupBy(['vendor', 'game'])
    .execute();
  return new Map(
    rows.map(({ vendor, game, rounds }) => [gameByCode(vendor, game)?.nodeId, Number(rounds)]),
  );
});

/**
 * Twelve of the given games: those that operators marked hot, in their order, then the most played
 * by rounds in seven days, without those that operators marked as never hot. Games that nobody
 * played follow in the catalogue's order, so that a young site has a list too.
 */
export async function hotOf(app: App, games: readonly PlacedGame[]): Promise<PlacedGame[]> {
  const rounds = await roundsByGame.read(app);
  const played = ({ nodeId }: PlacedGame) => rounds.get(nodeId) ?? 0;
  const marked = games.filter(({ hot }) => hot === true);
  const others = games.filter(({ hot }) => hot === null);
  const most = others.filter((game) => played(game) > 0).sort((a, b) => played(b) - played(a));
  const rest = others.filter((game) => played(game) === 0);
  return [...marked, ...most, ...rest].slice(0, HOT_GAMES);
}

/** Forgets the cached counts after a fold, so that the next list includes it. */
export const forgetPopularity = (app: App) => roundsByGame.forget(app);

/** Drops the counts of days that no list reads any more. */
export const dropOldDays = (app: App) =>
  app.db
    .deleteFrom('game_day')
    .where('day', '<=', daysAgo(app, 2 * HOT_DAYS))
    .execute();
