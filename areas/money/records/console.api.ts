import {
  defineConsoleCall,
  doneOrWaiting,
  instant,
  int,
  list,
  memberId,
  money,
  nullable,
  object,
  oneOf,
  optional,
  page,
  reasonText,
  rowNumber,
  text,
  uuid,
  type Static,
} from '@palaro/api';
import { recordsApi, roundRecord, ROUND_RESULTS } from './records.api.ts';

const ofMember = () => object({ member: memberId() });

const account = object({
  /** `CASH`, `HOLD`, `GAME`, `ADJUST` … */
  kind: text(),
  vendor: text(),
  /** A game, a correction’s reason. */
  detail: text(),
  /** The site’s side. */
  house: text(),
});

const foundRound = object({
  member: text(),
  /** Names the round in the wallet. */
  id: uuid(),
  ...roundRecord.properties,
});
export type FoundRound = Static<typeof foundRound>;

/** What happened to a round out of its usual course (docs/domain/wallet-protocol.md §7). */
const ROUND_FLAGS = ['late', 'resettled', 'win_after_refund', 'mismatch'] as const;

/** What a vendor says of a round: its state, that it does not know it, or nothing. */
const ROUND_ANSWERS = [
  ...(['open', 'closed', 'voided', 'unknown'] as const),
  ...(['no_answer', 'not_askable'] as const),
] as const;

const ofRound = () =>
  object({ member: memberId(), vendor: text({ min: 1, max: 32 }), round: uuid() });

/** A transfer that the round caused. */
const roundTransfer = object({ id: text(), kind: text(), at: instant(), actor: text() });

/** A member's money and rounds, as operators see them. */
export const recordsConsoleApi = {
  memberTransactions: defineConsoleCall({
    permission: 'member.money.view',
    method: 'GET',
    path: '/console/api/members/{member}/transactions',
    summary: 'Every movement of a member’s money, newest first, with sums over the filter',
    params: ofMember(),
    query: recordsApi.transactions.query,
    reply: recordsApi.transactions.reply,
  }),
  memberPostings: defineConsoleCall({
    permission: 'member.money.view',
    method: 'GET',
    path: '/console/api/members/{member}/transactions/{transfer}',
    summary:
      'The postings of one transfer: from which account to which, and what stood there after',
    params: object({ member: memberId(), transfer: rowNumber() }),
    reply: object({
      id: text(),
      kind: text(),
      at: instant(),
      actor: text(),
      cause: object({ kind: text(), id: text() }),
      reverses: text(),
      postings: list(
        object({
          from: account,
          to: account,
          amount: money(),
          fromAfter: text(),
          toAfter: text(),
        }),
      ),
    }),
  }),
  memberRounds: defineConsoleCall({
    permission: 'round.view',
    method: 'GET',
    path: '/console/api/members/{member}/rounds',
    summary: 'A member’s rounds of every category, newest first, with sums over the filter',
    params: ofMember(),
    query: recordsApi.rounds.query,
    reply: object({
      ...recordsApi.rounds.reply.properties,
      /** `id` names the round in the wallet. */
      list: list(object({ id: uuid(), ...roundRecord.properties })),
    }),
  }),
  foundRounds: defineConsoleCall({
    permission: 'round.view',
    method: 'GET',
    path: '/console/api/rounds',
    summary: 'Open rounds, oldest first; with a round’s number that round, open or not',
    query: object({
      vendor: optional(text({ min: 1, max: 32 })),
      member: optional(memberId()),
      /** As its vendor names it. A settled one of another vendor needs the member too. */
      round: optional(text({ min: 1, max: 128 })),
      pageNum: optional(int({ min: 1, max: 10_000 })),
    }),
    reply: page('list', foundRound),
  }),
  foundRound: defineConsoleCall({
    permission: 'round.view',
    records: 'round.read',
    method: 'GET',
    path: '/console/api/rounds/{member}/{vendor}/{round}',
    summary: 'A round with the transfers that it caused, in their order',
    params: ofRound(),
    reply: object({
      ...foundRound.properties,
      flags: list(oneOf(ROUND_FLAGS)),
      transfers: list(roundTransfer),
      /** A void that waits for a second person. */
      voidAsked: nullable(uuid()),
    }),
  }),
  voidRound: defineConsoleCall({
    permission: 'round.void',
    records: 'round.void',
    money: 'key-table',
    method: 'POST',
    path: '/console/api/rounds/{member}/{vendor}/{round}/void',
    summary: 'Asks for a round to be voided: its stakes come back, its wins go; two people',
    params: ofRound(),
    body: object({ reason: reasonText() }),
    reply: doneOrWaiting(),
    errors: ['round.not_voidable', 'round.still_played'],
  }),
  askRound: defineConsoleCall({
    permission: 'round.repair',
    records: 'round.ask',
    money: 'key-table',
    method: 'POST',
    path: '/console/api/rounds/{member}/{vendor}/{round}/ask',
    summary: 'Asks an open round’s vendor about it now, and books what it answers',
    perMinute: 30,
    params: ofRound(),
    reply: object({
      said: oneOf(ROUND_ANSWERS),
      /** Statuses of the vendor’s messages that could not be booked. */
      refused: list(text()),
      result: oneOf(ROUND_RESULTS),
    }),
    errors: ['round.not_askable'],
  }),
};
