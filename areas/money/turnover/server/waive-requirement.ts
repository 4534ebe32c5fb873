import { Money, type MemberId } from '@palaro/kernel';
import {
  askForChange,
  defineChangeKind,
  linkFact,
  memberFact,
  refuse,
  type App,
  type Operator,
  type Tx,
} from '@palaro/server';
import { requirementAt } from '../console.api.ts';
import './turnover.events.ts';
import './turnover.tables.ts';

interface At {
  member: MemberId;
  requirement: string;
}

/**
 * Waives what is missing of an open requirement: nobody does it alone, and the member is told
 * (docs/domain/ledger.md §8). Rounds that filled it stay used, so they count for no other one.
 */
export const waiverChange = defineChangeKind({
  name: 'turnover.waive',
  payload: requirementAt(),
  concerns: 'member',
  approve: 'change.approve.money',
  subject: ({ member }) => `member:${member}`,
  // What is bet already is not part of it: the member's next bet would make the waiver stale.
  async before(_app, tx, at) {
    const { cause_kind, cause_id, required } = await lockOpen(tx, at);
    const amount = Money.text(BigInt(required));
    return { cause: `${cause_kind} ${cause_id}`, required: amount, state: 'open' };
  },
  after: (_at, before) => ({ ...(before as object), state: 'waived' }),
  facts: async (_app, tx, at) => ({
    member: memberFact(at.member),
    requirement: linkFact(
      `${at.requirement}: ${await doneOf(tx, at)}`,
      `/console/members/${at.member}/turnover`,
    ),
  }),
  async apply(app, tx, { payload }) {
    const { required, done } = await lockOpen(tx, payload);
    const now = app.clock.now();
    await tx
      .updateTable('turnover_requirement')
      .set({ state: 'W', ended_at: now })
      .where('member_id', '=', payload.member)
      .where('requirement_id', '=', payload.requirement)
      .execute();
    await app.queue.emit(tx, 'turnover.waived', {
      memberId: payload.member,
      requirement: payload.requirement,
      missing: Money.text(BigInt(required) - BigInt(done)),
      at: now.toISOString(),
    });
  },
});

/** Asks for it. Refuses `not_found`, `turnover.not_open` and what asking refuses. */
export const askForWaiver = (app: App, operator: Operator, payload: At, reason: string) =>
  askForChange.of(app)(operator, waiverChange, { payload, reason });

/** Turnover of a requirement beside what it requires, for people: `40.0000 / 100.0000`. */
async function doneOf(tx: Tx, { member, requirement }: At): Promise<string> {
  const { done, required } = await tx
    .selectFrom('turnover_requirement')
    .select(['done', 'required'])
    .where('member_id', '=', member)
    .where('requirement_id', '=', requirement)
    .executeTakeFirstOrThrow();
  return [done, required].map((count) => Money.text(BigInt(count))).join(' / ');
}

/** The requirement, locked against rounds that fill it. Refuses one that is not open. */
async function lockOpen(tx: Tx, { member, requirement }: At) {
  const row = await tx
    .selectFrom('turnover_requirement')
    .select(['cause_kind', 'cause_id', 'required', 'done', 'state'])
    .where('member_id', '=', member)
    .where('requirement_id', '=', requirement)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refuse('not_found');
  if (row.state !== 'O') throw refuse('turnover.not_open');
  return row;
}
