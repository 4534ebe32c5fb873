import {
  closeCase,
  findCase,
  forgetMayPlay,
  liftBlock,
  liftBreaks,
  reopenMember,
} from '@palaro/accounts/server';
import { memberId, object, oneOf, optional, type Static } from '@palaro/api';
import type { MemberId } from '@palaro/kernel';
import { findOpenClosing } from '@palaro/kyc/server';
import {
  askForChange,
  defineChangeKind,
  memberFact,
  refuse,
  textFact,
  type App,
  type Operator,
  type Tx,
} from '@palaro/server';
import { liftLimits } from '@palaro/wallet/server';
import { HOLDS } from '../risk.api.ts';
import { requireMember } from './known-member.ts';

const payload = object({
  member: memberId(),
  hold: oneOf(HOLDS),
  kind: optional(oneOf(['deposit', 'stake', 'wager', 'loss'])),
  period: optional(oneOf(['bet', 'day', 'week', 'month'])),
});
type Hold = Static<typeof payload>;

const BLOCKS = { payout_block: 'payout', bonus_block: 'bonus' } as const;

/**
 * Lifts what operators imposed: loosening is slow (docs/domain/operator-console.md §3). What the
 * member chose himself, his family or the licensee, is not among it: no two people can lift that
 * here (docs/domain/responsible-gaming.md §§2, 3).
 */
export const liftHoldChange = defineChangeKind({
  name: 'member.lift',
  payload,
  concerns: 'member',
  approve: 'change.approve.member',
  subject: ({ member }) => `member:${member}`,
  before: (app, tx, hold) => readHeld(app, tx, hold),
  after: () => [],
  facts: async (_app, _tx, { member, hold, kind, period }) => ({
    member: memberFact(member),
    hold: textFact(hold),
    kind: textFact(kind),
    period: textFact(period),
  }),
  async apply(app, tx, { payload: { member, hold, kind, period } }) {
    if (hold === 'freeze') await reopenMember(tx, member);
    if (hold === 'case') await closeCase(tx, member, app.clock.now());
    if (hold === 'time_out') await liftBreaks(tx, member, app.clock.now());
    if (hold === 'payout_block' || hold === 'bonus_block') {
      await liftBlock(tx, member, BLOCKS[hold], app.clock.now());
    }
    if (hold === 'limit' && kind && period) await liftLimits(tx, member, kind, period);
  },
  applied: (app, { payload: { member } }) => Promise.resolve(forgetMayPlay(app, member)),
});

interface Wanted extends Omit<Hold, 'member'> {
  reason: string;
}

/**
 * Asks for it. Refuses `not_found`, `members.nothing_imposed`, `account.case_open` and what
 * `askForChange` does.
 */
export async function askToLift(
  app: App,
  operator: Operator,
  member: MemberId,
  { reason, ...hold }: Wanted,
) {
  await requireMember(app.db, member);
  const held = await app.db.transaction().execute((tx) => readHeld(app, tx, { member, ...hold }));
  if (held.length === 0) throw refuse('members.nothing_imposed');
  return askForChange.of(app)(operator, liftHoldChange, { payload: { member, ...hold }, reason });
}

/** What operators imposed on the member, with its rows locked. */
async function readHeld(app: App, tx: Tx, { member, hold, kind, period }: Hold) {
  const now = app.clock.now();
  if (hold === 'freeze') {
    const row = await tx
      .selectFrom('member')
      .select(['state', 'frozen_until'])
      .where('id', '=', member)
      .forUpdate()
      .executeTakeFirst();
    if (row?.state !== 'disabled') return [];
    if (await findCase(tx, member)) throw refuse('account.case_open');
    return [{ hold, until: row.frozen_until?.toISOString() ?? null }];
  }
  if (hold === 'case') {
    const open = await findCase(tx, member);
    // It ends with the identity decision and not by hand.
    if (open && (await findOpenClosing(tx, member))) throw refuse('members.case_of_identity');
    return open ? [{ hold, by: open.opened_by, from: open.opened_at.toISOString() }] : [];
  }
  if (hold === 'payout_block' || hold === 'bonus_block') {
    const rows = await tx
      .selectFrom('member_block')
      .select(['imposed_by', 'from_at'])
      .where('member_id', '=', member)
      .where('kind', '=', BLOCKS[hold])
      .where('lifted_at', 'is', null)
      .forUpdate()
      .execute();
    return rows.map(({ imposed_by: by, from_at: from }) => {
      return { hold, by, from: from.toISOString() };
    });
  }
  if (hold === 'time_out') {
    const rows = await tx
      .selectFrom('exclusion')
      .select(['id', 'until_at', 'imposed_by'])
      .where('member_id', '=', member)
      .where('kind', '=', 'time_out')
      .where('imposed_by', '<>', '')
      .where('lifted_at', 'is', null)
      .where('until_at', '>', now)
      .orderBy('id')
      .forUpdate()
      .execute();
    return rows.map(({ until_at, imposed_by: by }) => {
      return { hold, by, until: until_at?.toISOString() ?? null };
    });
  }
  if (kind === undefined || period === undefined) return [];
  const rows = await tx
    .selectFrom('rg_limit')
    .select(['amount', 'imposed_by'])
    .where('member_id', '=', member)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('imposed_by', '<>', '')
    .orderBy('imposed_by')
    .forUpdate()
    .execute();
  return rows.map(({ amount, imposed_by: by }) => {
    return { hold, by, kind, period, amount: String(amount) };
  });
}
