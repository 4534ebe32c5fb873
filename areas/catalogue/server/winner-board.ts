import { Money, plusSeconds, type Language } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { WinnerEntry } from '../catalogue.api.ts';
import { HOT, WINNERS_SHOWN } from '../categories.ts';
import { gameByNode } from './games-in-code.ts';
import { listWinners, type BoardRow } from './winners.repository.ts';

/** How far back the board looks; wins older than this make room for new ones. */
const BOARD_SECONDS = 7 * 86_400;
/** Categories that name every game instead of one category's. */
const ALL: readonly string[] = ['ALL', HOT];

export const boardSince = (app: App) => plusSeconds(app.clock.now(), -BOARD_SECONDS);

interface BoardQuery {
  gameCategory?: string;
  limitNum?: number;
}

/** The winner board (HOME-09): real wins, highest first. */
export async function rankList(app: App, query: BoardQuery, language: Language) {
  const { gameCategory = 'ALL', limitNum = WINNERS_SHOWN } = query;
  const category = ALL.includes(gameCategory) ? undefined : gameCategory;
  const rows = await listWinners(app.db, { since: boardSince(app), category, limit: limitNum });
  return { list: rows.map((row) => winnerEntry(row, language)) };
}

export function winnerEntry(row: BoardRow, language: Language): WinnerEntry {
  const game = gameByNode(row.node_id);
  return {
    id: row.id,
    iconUrl: game?.icon ?? '',
    customerName: row.customer_name,
    gameName: game?.name[language] ?? '',
    winAmount: Money.text(row.amount),
  };
}

/** `maria2024` becomes `m***4`: what is shown lets its owner find themself and nobody else. */
export function maskName(name: string): string {
  const letters = Array.from(name);
  const last = letters.length > 3 ? letters.at(-1) : '';
  return `${letters[0] ?? ''}***${last}`;
}
