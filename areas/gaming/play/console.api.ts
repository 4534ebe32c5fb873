import {
  defineConsoleCall,
  instant,
  int,
  money,
  nullable,
  object,
  oneOf,
  text,
  uuid,
  type Static,
  page,
} from '@palaro/api';
import { VERDICTS } from './returns.ts';

/** Rounds of one version of a game, in percent of their stakes with two decimals. */
const block = object({
  rounds: int(),
  stakes: money(),
  payouts: money(),
  measured: text(),
  /** How far chance alone may lead from what the sheet names. */
  band: text(),
  verdict: oneOf(VERDICTS),
  since: instant(),
});
export type ReturnBlock = Static<typeof block>;

const gameReturn = object({
  gameId: text(),
  name: text(),
  /** Percent, as the sheet names it; two values where the choice decides. */
  rtp: object({ least: text(), greatest: text() }),
  /** The block that fills, and the last full one. */
  now: nullable(block),
  judged: nullable(block),
  /** The greatest win of these blocks. */
  greatest: nullable(object({ payout: money(), round: uuid() })),
  /** Bets in shared rounds that are not paid; null for a game that nobody shares. */
  open: nullable(object({ bets: int(), stakes: money(), most: money() })),
});
export type GameReturn = Static<typeof gameReturn>;

/** The house's own games, as operators see them. */
export const playConsoleApi = {
  gameReturns: defineConsoleCall({
    permission: 'game.view',
    method: 'GET',
    path: '/console/api/games/returns',
    summary: 'What each game of the house returned beside its sheet, and its open exposure',
    reply: page('list', gameReturn),
  }),
};
