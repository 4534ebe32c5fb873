import { defineConsoleCall, instant, list, money, object, text } from '@palaro/api';
import { recordsApi } from './records.api.ts';

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
};
