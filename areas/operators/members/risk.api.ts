import { defineConsoleCall, memberId, object, oneOf, reasonText } from '@palaro/api';
import { BLOCK_KINDS } from './members.api.ts';

/** What a risk officer stops of one member, longer than for a day. */
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
};
