import { Money, newId, type MemberId } from '@palaro/kernel';
import { insertPromotion } from '@palaro/promotions/server';
import type { App } from '@palaro/server';
import { foldNow } from '@palaro/server-app/folds';
import { cash, house, roundId } from '@palaro/ledger';
import { commitItem, HOUSE_VENDOR } from '@palaro/wallet/server';
import { USUAL_RULE, type ReferralRule } from '../referral-rule.ts';

let named = 0;

/** A referral promotion that runs, with the usual table unless said otherwise. Answers its id. */
export async function referralPromotion(
  app: App,
  { budget = '100000.0000', ...rule }: Partial<ReferralRule> & { budget?: string } = {},
): Promise<string> {
  const now = app.clock.now();
  const id = newId(now);
  await insertPromotion(app.db, {
    id,
    kind: 'REFERRAL',
    state: 'Running',
    title: { EN: 'Friends', TY: 'Mga kaibigan' },
    summary: { EN: 'Invite them', TY: 'Imbitahin sila' },
    rule: { ...USUAL_RULE, ...rule },
    startsAt: now,
    endsAt: null,
    budget: Money.of(budget),
    madeAt: now,
    madeBy: 'test',
  });
  return id;
}

/** A deposit as the cashier's posting makes it. */
export async function paysIn(app: App, member: MemberId, amount: string): Promise<void> {
  named += 1;
  await commitItem(app, {
    member,
    key: `deposit/referral-${named}/paid`,
    input: amount,
    kind: 'deposit',
    cause: { kind: 'deposit', id: `referral-${named}` },
    actor: 'system',
    legs: [{ from: house('PAY_IN', 'SANDBOX'), to: cash, amount: Money.of(amount) }],
    subledger: [],
  });
  await foldNow(app);
}

/** A deposit that the bank took back, as the cashier's posting makes it. */
export async function goesBack(app: App, member: MemberId, amount: string): Promise<void> {
  named += 1;
  await commitItem(app, {
    member,
    key: `deposit/referral-${named}/reversed`,
    input: amount,
    kind: 'depositReversed',
    cause: { kind: 'deposit', id: `referral-${named}` },
    actor: 'system',
    legs: [{ from: cash, to: house('PAY_IN', 'SANDBOX'), amount: Money.of(amount) }],
    subledger: [],
  });
  await foldNow(app);
}

/** A settled round, as the ledger posts it: one bet of the whole sum, which won nothing. */
export async function bets(app: App, member: MemberId, stake: string): Promise<void> {
  named += 1;
  const ref = `referral-${named}`;
  const amount = Money.of(stake);
  await commitItem(app, {
    member,
    key: `${HOUSE_VENDOR}/${ref}`,
    input: stake,
    kind: 'betWin',
    cause: { kind: 'round', id: roundId(HOUSE_VENDOR, ref) },
    actor: HOUSE_VENDOR,
    legs: [{ from: cash, to: house('GAME', HOUSE_VENDOR, 'perlas'), amount }],
    round: { vendor: HOUSE_VENDOR, ref, game: 'perlas', bet: amount, win: 0n, final: true },
    subledger: [],
  });
  await foldNow(app);
}

/** The member's link's code, as if he had looked at it. */
export async function givesCode(app: App, member: MemberId): Promise<void> {
  named += 1;
  const code = `${'0'.repeat(8)}${named}`.slice(-8);
  await app.db.insertInto('referral_code').values({ member_id: member, code }).execute();
}

/** A friend whom `referrer` invited, registered now. */
export const invites = (app: App, referrer: MemberId, friend: MemberId) =>
  app.db
    .insertInto('referral')
    .values({ member_id: friend, referrer_id: referrer, since: app.clock.now() })
    .execute();

/** Awards of a member by name and sum, in the order of their issue. */
export async function awardsOf(app: App, member: MemberId): Promise<string[]> {
  const rows = await app.db
    .selectFrom('award')
    .select(['transaction', 'amount'])
    .where('member_id', '=', member)
    .orderBy('id')
    .execute();
  return rows.map(({ transaction, amount }) => `${transaction} ${Money.text(BigInt(amount))}`);
}

/** Payments of a member by name, state and reason. */
export async function paymentsOf(app: App, receiver: MemberId): Promise<string[]> {
  const rows = await app.db
    .selectFrom('referral_payment')
    .select(['name', 'state', 'reason'])
    .where('receiver_id', '=', receiver)
    .orderBy('name')
    .execute();
  return rows.map(({ name, state, reason }) => [name, state, reason ?? ''].join(' ').trim());
}
