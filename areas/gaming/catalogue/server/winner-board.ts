import { inLanguage, Money, plusSeconds, type Language } from '@palaro/kernel';
import { keyedDigest, type App, type FoldStep } from '@palaro/server';
import { winners as winnersTopic, type WinnerEntry } from '../catalogue.api.ts';
import { HOT, WINNERS_SHOWN, SELECT } from '../categories.ts';
import { ALL_GAMES, gameByCode } from './games-in-code.ts';
import { listWinners, type BoardRow } from './winners.repository.ts';

/** How far back the board looks; wins older than this make room for new ones. */
const BOARD_SECONDS = 7 * 86_400;
/** A smaller win is no news. */
const SHOWN_FROM = Money.of('10.0000');
/** Characters of a winner's id: enough to tell the members of a site apart. */
const ID_LENGTH = 24;
/** Categories that stand for all games. */
const ALL: readonly string[] = [SELECT.all, HOT];
/**
 * Kept for each game and day. This is more than a board shows, so a corrected win can be replaced
 * by the next best.
 */
export const WINNERS_KEPT = 200;

export const boardSince = (app: App) => plusSeconds(app.clock.now(), -BOARD_SECONDS);

interface BoardQuery {
  gameCategory?: string;
  limitNum?: number;
}

/** The winner board (HOME-09): the best real win of each winner, highest first. */
export async function rankList(app: App, query: BoardQuery, language: Language) {
  const { gameCategory = SELECT.all, limitNum = WINNERS_SHOWN } = query;
  const rows = await listWinners(app.db, {
    since: boardSince(app),
    atLeast: SHOWN_FROM,
    games: gamesOf(gameCategory),
    limit: limitNum,
  });
  return { list: rows.map((row) => winnerEntry(app, row, language)) };
}

const gamesOf = (category: string) =>
  ALL_GAMES.filter((game) => ALL.includes(category) || game.category === category);

/** The entry's id stands for the winner and says nothing of the member. */
const winnerId = (app: App, member: string) =>
  keyedDigest(app, 'catalogue.winner', member).toString('hex').slice(0, ID_LENGTH);

function winnerEntry(app: App, row: BoardRow, language: Language): WinnerEntry {
  const game = gameByCode(row.vendor, row.game);
  return {
    id: winnerId(app, row.member_id),
    iconUrl: game?.icon ?? '',
    customerName: row.customer_name,
    gameName: game ? inLanguage(game.name, language) : '',
    winAmount: Money.text(row.amount),
  };
}

/** Pushes the wins of this fold step that entered the board. */
export async function tellWinners(app: App, { from, to }: FoldStep): Promise<void> {
  const shown = await listWinners(app.db, {
    since: boardSince(app),
    atLeast: SHOWN_FROM,
    games: ALL_GAMES,
    limit: WINNERS_SHOWN,
  });
  const language = app.site.settings['site.language'];
  for (const row of shown) {
    const entered = BigInt(row.tx) >= BigInt(from) && BigInt(row.tx) < BigInt(to);
    if (entered) app.push.publish(winnersTopic, winnerEntry(app, row, language));
  }
}
