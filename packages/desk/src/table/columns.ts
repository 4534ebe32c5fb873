import type { TextKey } from '@palaro/api';
import { readStoredJson, writeStored } from '@palaro/client';
import type { ReactNode } from 'react';

/** A column of a list, one row of a table of columns. */
export interface Column<Row> {
  /** Its name; the sort field of the call, if `sortable`. */
  key: string;
  title: TextKey;
  cell(row: Row): ReactNode;
  /** `end` for figures. */
  align?: 'start' | 'end';
  /** The call's `sort` takes this key, and `-` before it for the other direction. */
  sortable?: boolean;
  /** In px. Without it the column shares what is left over. */
  width?: number;
  /** Shown only once it is chosen. */
  hidden?: boolean;
}

type Shown = Record<string, boolean>;

/** Which columns an operator chose on this browser, by screen. */
export const readShown = (screen: string): Shown =>
  readStoredJson<Record<string, Shown>>('consoleColumns')?.[screen] ?? {};

/** Remembers the choice for this screen. */
export function keepShown(screen: string, shown: Shown): void {
  const all = readStoredJson<Record<string, Shown>>('consoleColumns') ?? {};
  writeStored('consoleColumns', JSON.stringify({ ...all, [screen]: shown }));
}

/** The visibility of each column: as chosen, else as the table of columns says. */
export const visibility = <Row>(columns: readonly Column<Row>[], chosen: Shown): Shown =>
  Object.fromEntries(columns.map(({ key, hidden }) => [key, chosen[key] ?? hidden !== true]));

/** Room for a moment or an age in every language, in px. */
export const TIME_WIDTH = 184;

const NARROWEST = 110;
const SELECT_WIDTH = 36;

/** The grid of a row, in CSS. */
export const gridOf = <Row>(columns: readonly Column<Row>[], selects: boolean): string =>
  [
    ...(selects ? [`${SELECT_WIDTH}px`] : []),
    ...columns.map(({ width }) => (width ? `${width}px` : `minmax(${NARROWEST}px, 1fr)`)),
  ].join(' ');

/** The least width of a row; a narrower box scrolls sideways. */
export const leastWidth = <Row>(columns: readonly Column<Row>[], selects: boolean): number =>
  columns.reduce((sum, { width }) => sum + (width ?? NARROWEST), selects ? SELECT_WIDTH : 0);

/** From this width down, a row is a card; the same width stands in `data-table.module.css`. */
export const CARDS = '(max-width: 639px)';

/** In px, as in `data-table.module.css`: the first line, each further one, the room around. */
const CARD = { first: 24, line: 40, around: 20 } as const;

/** The most px that fit beside another column of a card. */
const HALF_MOST = 170;

/** Whether a column takes a whole line of a card: one without a width of its own, or a wide one. */
export const isWide = <Row>({ width = Infinity }: Column<Row>): boolean => width > HALF_MOST;

/** The height of a card, in px: the first column is its first line, the others stand below. */
export function cardHeight<Row>([, ...others]: readonly Column<Row>[]): number {
  let lines = 0;
  let half = false;
  for (const column of others) {
    if (isWide(column) || !half) lines += 1;
    half = !isWide(column) && !half;
  }
  return CARD.first + CARD.around + lines * CARD.line;
}
