import {
  bool,
  defineEndpoint,
  id,
  int,
  money,
  nullable,
  object,
  optional,
  uuid,
} from '@palaro/api';
import { tableBet } from './shared.api.ts';

export const callOffApi = {
  /**
   * For a bet whose answer was lost: the client never sends it again by itself
   * (docs/decisions/075). A bet that was not taken is refused from now on, however late it comes.
   */
  callOffBet: defineEndpoint({
    method: 'POST',
    path: '/api/v1/bets/call-off',
    summary: 'Says whether a bet or a buy-in was taken, and bars it if it was not',
    access: 'player',
    moduleId: null,
    money: { keyedBy: 'roundRef' },
    query: object({ freePlay: optional(uuid()) }),
    body: object({ roundRef: uuid() }),
    reply: object({
      taken: bool(),
      /** The round of a bet that was taken; null for a buy-in, or if it was taken back since. */
      roundId: nullable(id()),
      /** The bet, where it is one at a table. */
      bet: nullable(object(tableBet)),
      balance: money(),
      balanceVersion: int(),
    }),
    errors: ['play.session_ended'],
  }),
};
