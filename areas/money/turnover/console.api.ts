import {
  defineConsoleCall,
  doneOrWaiting,
  instant,
  int,
  list,
  money,
  nullable,
  object,
  oneOf,
  optional,
  page,
  reasonText,
  rowNumberFromOne,
  text,
  uuid,
} from '@palaro/api';
import { REQUIREMENT_STATES, TURNOVER_CAUSES } from './turnover.api.ts';

const digits = rowNumberFromOne;

/** A member's requirement, as the calls and the change name it. */
export const requirementAt = () => object({ member: digits(), requirement: digits() });

/** What a member must bet before money may leave (docs/domain/ledger.md §8). */
export const turnoverConsoleApi = {
  memberTurnover: defineConsoleCall({
    permission: 'member.money.view',
    method: 'GET',
    path: '/console/api/members/{member}/turnover',
    summary: 'A member’s turnover requirements, newest first, with the rounds that filled them',
    params: object({ member: digits() }),
    query: object({
      state: optional(oneOf(REQUIREMENT_STATES)),
      pageNum: optional(int({ min: 1, max: 1_000 })),
    }),
    reply: page(
      'list',
      object({
        id: text(),
        cause: oneOf(TURNOVER_CAUSES),
        /** The order, award or transfer. */
        causeId: text(),
        required: money(),
        done: money(),
        state: oneOf(REQUIREMENT_STATES),
        openedAt: instant(),
        endedAt: nullable(instant()),
        /** The newest rounds that filled it. */
        uses: list(object({ vendor: text(), round: uuid(), amount: money() })),
        /** A waiver that waits for a second person. */
        waiverAsked: nullable(uuid()),
      }),
    ),
  }),
  waiveTurnover: defineConsoleCall({
    permission: 'correction.make',
    records: 'turnover.waive',
    money: 'key-table',
    method: 'POST',
    path: '/console/api/members/{member}/turnover/{requirement}/waive',
    summary: 'Asks for an open requirement to be waived; a second person agrees',
    params: requirementAt(),
    body: object({ reason: reasonText() }),
    reply: doneOrWaiting(),
    errors: ['turnover.not_open'],
  }),
};
