import {
  defineConsoleCall,
  doneOrWaiting,
  memberId,
  object,
  oneOf,
  optional,
  reasonText,
} from '@palaro/api';
import { BLOCK_KINDS, LIMIT_KINDS, LIMIT_PERIODS } from './members.api.ts';

/** Holds that operators imposed, as two people lift them. */
export const HOLDS = [
  'freeze',
  'time_out',
  'limit',
  'payout_block',
  'bonus_block',
  'case',
] as const;

/** Calls by which a risk officer stops a member for longer than a day, and their undoing. */
export const riskApi = {
  blockMember: defineConsoleCall({
    permission: 'member.tighten',
    method: 'POST',
    params: object({ member: memberId() }),
    records: 'member.block',
    creates: 'key-table',
    path: '/console/api/members/{member}/block',
    summary: 'Blocks payouts or bonuses of a member, at once, until two people lift it',
    body: object({ kind: oneOf(BLOCK_KINDS), reason: reasonText() }),
    reply: object({}),
    errors: ['members.blocked'],
  }),
  openMemberCase: defineConsoleCall({
    permission: 'member.ban',
    creates: 'key-table',
    records: 'member.case',
    method: 'POST',
    path: '/console/api/members/{member}/case',
    summary: 'Opens a case, which freezes the account until two people close the case',
    params: object({ member: memberId() }),
    body: object({ reason: reasonText() }),
    reply: object({}),
    errors: ['account.case_open'],
  }),
  banMember: defineConsoleCall({
    permission: 'member.ban',
    creates: 'key-table',
    records: 'member.close',
    method: 'POST',
    path: '/console/api/members/{member}/close',
    summary: 'Asks to close an account for good; two people',
    params: object({ member: memberId() }),
    body: object({ reason: reasonText() }),
    reply: doneOrWaiting(),
    errors: ['account.closed'],
  }),
  liftHold: defineConsoleCall({
    permission: 'member.loosen',
    records: 'member.lift',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/members/{member}/lift',
    summary: 'Asks to lift what operators imposed: a freeze, a break, a limit, a block; two people',
    params: object({ member: memberId() }),
    body: object({
      hold: oneOf(HOLDS),
      kind: optional(oneOf(LIMIT_KINDS)),
      period: optional(oneOf(LIMIT_PERIODS)),
      reason: reasonText(),
    }),
    reply: doneOrWaiting(),
    errors: ['members.nothing_imposed', 'members.case_of_identity'],
  }),
};
