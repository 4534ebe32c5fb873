import {
  defineConsoleCall,
  instant,
  int,
  list,
  money,
  object,
  optional,
  page,
  text,
  uuid,
  type Static,
} from '@palaro/api';
import { recordsApi, roundRecord } from './records.api.ts';

const memberId = () => text({ max: 18, pattern: '^[1-9][0-9]{0,17}$' });
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
    params: object({ member: memberId(), transfer: text({ max: 19, pattern: '^[0-9]{1,19}$' }) }),
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
    reply: recordsApi.rounds.reply,
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
    method: 'GET',
    path: '/console/api/rounds/{member}/{vendor}/{round}',
    summary: 'A round with the transfers that it caused, in their order',
    params: object({ member: memberId(), vendor: text({ min: 1, max: 32 }), round: uuid() }),
    reply: object({ ...foundRound.properties, transfers: list(roundTransfer) }),
  }),
};
