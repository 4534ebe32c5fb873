import {
  defineConsoleCall,
  instant,
  int,
  memberId,
  money,
  nullable,
  object,
  oneOf,
  optional,
  page,
  text,
  uuid,
} from '@palaro/api';
import { TRANSFER_STATES } from './transfers.api.ts';

/** A member's transfers to vendors that keep the balance, as operators see them. */
export const transfersConsoleApi = {
  memberTransfers: defineConsoleCall({
    permission: 'member.money.view',
    method: 'GET',
    path: '/console/api/members/{member}/transfers',
    summary: 'Every transfer of a member to and from vendors, newest first',
    params: object({ member: memberId() }),
    query: object({
      state: optional(oneOf(TRANSFER_STATES)),
      pageNum: optional(int({ min: 1, max: 1_000 })),
    }),
    reply: page(
      'list',
      object({
        id: uuid(),
        from: text(),
        to: text(),
        amount: money(),
        state: oneOf(TRANSFER_STATES),
        createdAt: instant(),
        resolvedAt: nullable(instant()),
        /** How often the vendor was asked what became of it. */
        asked: int(),
        /** The vendor carried it out after it had been given up. */
        late: nullable(instant()),
      }),
    ),
  }),
};
