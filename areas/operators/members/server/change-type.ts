import { endSessionsOfMember, forgetMayPlay } from '@palaro/accounts/server';
import { memberId, object, oneOf, type Static } from '@palaro/api';
import { isAgentType, type MemberId } from '@palaro/kernel';
import {
  askForChange,
  COMPARED,
  defineChangeKind,
  memberFact,
  refuse,
  type App,
  type Operator,
  type Tx,
} from '@palaro/server';
import { MEMBER_TYPES } from '../members.api.ts';
import { typeRefusal } from './type-rules.ts';

const payload = object({ member: memberId(), type: oneOf(MEMBER_TYPES) });
type TypeChange = Static<typeof payload>;

/**
 * Makes a member another type: always two people (docs/domain/operator-console.md §3). Wallet,
 * history and parent stay (docs/domain/agents.md §2); what he may do follows from his next call on.
 * Who is no agent any more logs in anew.
 */
export const typeChange = defineChangeKind({
  name: 'member.type',
  payload,
  concerns: 'member',
  approve: 'change.approve.member',
  subject: ({ member }) => `member:${member}`,
  before: (_app, tx, change) => readType(tx, change),
  after: ({ type }) => ({ type: Number(type) }),
  facts: async (_app, _tx, { member }) => ({ member: memberFact(member), type: COMPARED }),
  async apply(_app, tx, { payload: { member, type } }) {
    await tx
      .updateTable('member')
      .set({ type: Number(type) })
      .where('id', '=', member)
      .execute();
  },
  async applied(app, { payload: { member, type } }) {
    forgetMayPlay(app, member);
    if (!isAgentType(Number(type))) await endSessionsOfMember(app, member, 'type_changed');
  },
});

/**
 * Asks for it. Refuses `not_found`, `members.type_book`, `members.type_downline` and what
 * `askForChange` does.
 */
export const askForType = (
  app: App,
  operator: Operator,
  member: MemberId,
  { type, reason }: Omit<TypeChange, 'member'> & { reason: string },
) => askForChange.of(app)(operator, typeChange, { payload: { member, type }, reason });

/** The type now, with its row locked. Refuses a type that the member cannot have. */
async function readType(tx: Tx, { member, type }: TypeChange) {
  const row = await tx
    .selectFrom('member')
    .select('type')
    .where('id', '=', member)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refuse('not_found');
  const downline = await tx
    .selectFrom('member')
    .select('type')
    .distinct()
    .where('upline_id', '=', member)
    .execute();
  const refusal = typeRefusal(
    row.type,
    Number(type),
    downline.map((one) => one.type),
  );
  if (refusal) throw refuse(refusal);
  return { type: row.type };
}
