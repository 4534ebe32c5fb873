import type { ComponentType } from 'react';
import type { GameHelp } from '../../stage/view/view-contract.ts';
import type { GameCard } from '../../contract.ts';
import type { Table } from '../table-rules.ts';

/** What a table's own part of the screen is given once a round shows its result. */
export interface ShowProps<Result> {
  /** Null while bets are taken; the art then shows the table at rest. */
  result: Result | null;
  /** How far the reveal has come, 0 … 1; 1 for a result that is already known. */
  part: number;
  /** How great the player's win is: 0 none, 3 the greatest show. Only once `part` is 1. */
  win: number;
}

/** What differs from table to table; `tableView` makes the screen of it. */
export interface TableView<Result> {
  card: GameCard;
  /** The zones with their limits, and what each returns on a result; as the rules have them. */
  table: Pick<Table<Result>, 'zones' | 'hundredthsOf'>;
  /** A zone's name, on its field and in speech. */
  zoneName(zone: string): string;
  /** What a zone pays: `1:1`, `0.95:1`. */
  paysText(zone: string): string;
  /** Places every zone with `<Zone id="…" />` (`Zone.tsx`), as the felt of the table. */
  Felt: ComponentType;
  /** Cards, wheel or dice: all art of the result. */
  Show: ComponentType<ShowProps<Result>>;
  /**
   * The last results, newest first: road maps, or a strip of numbers. Beside the felt it fills a
   * box of fixed height (60 px on a phone) and cuts what is too much; `whole` is set where it may
   * take as much room as it likes.
   */
  Roads: ComponentType<{ results: readonly Result[]; whole: boolean }>;
  /** The felt is wider than high: beside the chat it has the whole width. */
  wideFelt?: true;
  /** The whole result in a sentence. */
  spoken(result: Result): string;
  /** The result in a few characters, for lists. */
  short(result: Result): string;
  /** Pay table and rules, for the menu. */
  Paytable: ComponentType<{ help: GameHelp }>;
}
