import {
  defineEndpoint,
  id,
  instant,
  list,
  money,
  nullable,
  object,
  oneOf,
  text,
} from '@palaro/api';

/** Kinds of holds: a withdrawal, a seat, a transfer to a provider, an order of law. */
const HELD_KINDS = ['withdrawal', 'table', 'transfer', 'other'] as const;
export type HeldKind = (typeof HELD_KINDS)[number];

export const openMoneyApi = {
  openMoney: defineEndpoint({
    method: 'GET',
    path: '/api/v1/open-money',
    summary: 'What holds the player’s money now, and the rounds of our games that wait for a move',
    access: 'player',
    moduleId: null,
    reply: object({
      held: list(
        object({
          kind: oneOf(HELD_KINDS),
          amount: money(),
          since: instant(),
          /**
           * When the seat ends by itself and the money is free, if the player stays away; null
           * where no clock of ours ends it: others still play, or a vendor decides.
           */
          backAt: nullable(instant()),
          /** The order of a withdrawal; empty for others. */
          orderId: text(),
          /** Where a seat is held; empty for others. */
          gameId: text(),
          gameName: text(),
          /** Where a transfer goes; empty for others. */
          vendorName: text(),
        }),
      ),
      rounds: list(
        object({
          gameId: id(),
          gameName: text(),
          stake: money(),
          since: instant(),
          /** What cashing out now pays; null where that is not allowed yet. */
          worth: nullable(money()),
        }),
      ),
    }),
  }),
};
