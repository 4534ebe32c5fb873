import { sql } from 'kysely';
import { findCase, listBlocks } from '@palaro/accounts/server';
import { Money, type MemberId } from '@palaro/kernel';
import { recordAudit, refuse, type App, type Operator } from '@palaro/server';
import { maskMail, maskMobile } from '@palaro/step-up/server';
import { readFunds } from '@palaro/wallet/server';
import type { MemberOverview } from '../members.api.ts';
import { stateOf } from './member-state.ts';
import { isInDistress } from './read-distress.ts';

/**
 * A member at a glance: masked contacts, and money and play as far as the operator may see them.
 * Each look is recorded. Refuses `not_found`.
 */
export async function readOverview(
  app: App,
  operator: Operator,
  member: MemberId,
): Promise<MemberOverview> {
  const row = await app.db
    .selectFrom('member')
    .selectAll()
    .where('id', '=', member)
    .executeTakeFirst();
  if (!row) throw refuse('not_found');
  const [money, play, upline, notes, distress, blocks, open] = await Promise.all([
    operator.may.has('member.money.view') ? moneyOf(app, member) : null,
    operator.may.has('round.view') ? playOf(app, member) : null,
    uplineOf(app, row.upline_id),
    countNotes(app, member),
    operator.may.has('rg.view') ? isInDistress(app, member) : false,
    listBlocks(app.db, member),
    findCase(app.db, member),
  ]);
  await app.db.transaction().execute((tx) =>
    recordAudit(tx, operator, app.clock.now(), {
      action: 'member.read',
      subject: `member:${member}`,
      member,
    }),
  );
  return {
    id: row.id,
    account: row.account,
    nickname: row.nickname,
    type: row.type,
    state: stateOf(row),
    frozenUntil: iso(row.frozen_until),
    language: row.language,
    kycLevel: row.kyc_level,
    registeredAt: row.registered_at.toISOString(),
    registeredBy: row.register_method,
    registerIp: row.register_ip,
    lastLoginAt: iso(row.last_login_at),
    lastLoginIp: row.last_login_ip,
    closedAt: iso(row.closed_at),
    withdrawalsHeldUntil: iso(row.withdrawals_held_until),
    case: open
      ? { reason: open.reason, by: open.opened_by, at: open.opened_at.toISOString() }
      : null,
    blocks,
    upline,
    mobile: row.mobile && maskMobile(row.mobile),
    mobileVerified: row.mobile_verified_at !== null,
    mail: row.email && maskMail(row.email),
    mailVerified: row.email_verified_at !== null,
    payeeName: row.payee_name && maskName(row.payee_name),
    money,
    play,
    notes,
    distress,
  };
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** `M•••• C•••• S••••`. */
const maskName = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => `${part.slice(0, 1)}••••`)
    .join(' ');

async function moneyOf(app: App, member: MemberId) {
  const [funds, deposits] = await Promise.all([readFunds(app, member), depositsOf(app, member)]);
  const vendors = Money.sum(funds.vendors.map(({ amount }) => Money.of(amount)));
  return {
    balance: funds.main,
    held: funds.held,
    bonus: funds.bonus,
    vendors: Money.text(vendors),
    deposits: Money.text(deposits),
  };
}

/** What was ever paid in, from the folded days. */
async function depositsOf(app: App, member: MemberId) {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(paid_in), 0)::text as sum from statement_day
    where member_id = ${member} and kind = 'deposit'`.execute(app.db);
  return BigInt(rows[0]?.sum ?? 0);
}

/** From the folded days, a row a day and game: never from the rounds themselves. */
async function playOf(app: App, member: MemberId) {
  const { rows } = await sql<{ rounds: string; stakes: string; wins: string; day: string | null }>`
    select coalesce(sum(bet_count), 0)::text rounds, coalesce(sum(bets), 0)::text stakes,
      coalesce(sum(wins), 0)::text wins, max(day)::text as day
    from member_day where member_id = ${member}`.execute(app.db);
  const { rounds = '0', stakes = '0', wins = '0', day = null } = rows[0] ?? {};
  return {
    rounds: Number(rounds),
    stakes: Money.text(BigInt(stakes)),
    wins: Money.text(BigInt(wins)),
    lastDay: day,
  };
}

const uplineOf = async (app: App, upline: MemberId | null) =>
  upline === null
    ? null
    : ((await app.db
        .selectFrom('member')
        .select(['id', 'account'])
        .where('id', '=', upline)
        .executeTakeFirst()) ?? null);

async function countNotes(app: App, member: MemberId) {
  const { count } = await app.db
    .selectFrom('member_note')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('member_id', '=', member)
    .executeTakeFirstOrThrow();
  return Number(count);
}
