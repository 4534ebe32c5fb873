import {
  bool,
  defineConsoleCall,
  doneOrWaiting,
  id,
  instant,
  int,
  money,
  nullable,
  object,
  oneOf,
  optional,
  page,
  reasonText,
  text,
  uuid,
  type Static,
} from '@palaro/api';
import type { TableRoundState } from './states.ts';

/** The letter by which the console's calls name each state of a round. */
export const ROUND_LETTERS = {
  OPEN: 'O',
  LOCKED: 'L',
  REVEAL: 'R',
  SETTLE: 'E',
  VOIDING: 'X',
  DONE: 'D',
  VOID: 'V',
} as const satisfies Record<TableRoundState, string>;

const row = object({
  /** `{gameId}/{roundNo}` */
  key: text(),
  gameId: text(),
  game: text(),
  roundNo: int(),
  state: oneOf(Object.values(ROUND_LETTERS)),
  /** It should have been paid, or given back, for five minutes. */
  stuck: bool(),
  /** A flight that nobody led: what could not be cashed out was given back. */
  interrupted: bool(),
  openedAt: instant(),
  endedAt: nullable(instant()),
  /** Bets in real money, and those of all that are neither paid nor given back. */
  bets: int(),
  stakes: money(),
  unpaid: int(),
  /** Whether operators may void it now. */
  voidable: bool(),
  /** A void that waits for a second person. */
  voidAsked: nullable(uuid()),
});
export type ListedTableRound = Static<typeof row>;

const ROUNDS = '/console/api/games/tables';

/** Rounds that all players of a table or a flight share, as operators see them. */
export const tablesConsoleApi = {
  tableRounds: defineConsoleCall({
    unattended: true,
    permission: 'round.view',
    method: 'GET',
    path: ROUNDS,
    summary: 'Shared rounds of the last day and every unfinished one, newest first',
    query: object({
      game: optional(id()),
      /** `going`: not over, whatever its age; `void`: given back, or about to be. */
      state: optional(oneOf(['going', 'void'])),
      pageNum: optional(int({ min: 1, max: 10_000 })),
    }),
    reply: page('list', row),
  }),
  voidTableRound: defineConsoleCall({
    permission: 'round.void',
    records: 'table-round.void',
    money: 'key-table',
    method: 'POST',
    path: `${ROUNDS}/{gameId}/{roundNo}/void`,
    summary: 'Asks for a shared round to be voided: every stake comes back; two people',
    params: object({ gameId: id(), roundNo: int({ min: 1 }) }),
    body: object({ reason: reasonText() }),
    reply: doneOrWaiting(),
    errors: ['play.round_over', 'play.round_known'],
  }),
};
