import { Money, newId, plusSeconds, type MemberId, type SiteClock } from '@palaro/kernel';
import { claimAward, insertPromotion, sayIn, type PromotionOf } from '@palaro/promotions/server';
import type { App } from '@palaro/server';
import { foldNow } from '@palaro/server-app/folds';
import { execute, HOUSE_VENDOR, launchSession } from '@palaro/wallet/server';
import type { CashbackRule } from '../cashback.rules.ts';
import { cashbackKind } from './cashback-kind.ts';

const about = { device: 'MOBILE', language: 'EN', country: 'PH', nickname: 'Ana' } as const;
let named = 0;

interface Played {
  stake: string;
  win?: string;
  game?: string;
}

/** Sends a command of the house's vendor. */
async function send(app: App, command: Parameters<typeof execute>[1][number]): Promise<void> {
  const [answer] = await execute(app, [command]);
  if (answer?.status !== 'OK') throw new Error(`${command.kind} was refused: ${answer?.status}`);
}

const messageOf = (member: MemberId, round: string, game: string) => ({
  vendor: HOUSE_VENDOR,
  member,
  currency: 'PHP',
  game,
  round,
});

/** A settled round, as its vendor sends it. Answers its name. */
export async function plays(app: App, member: MemberId, of: Played): Promise<string> {
  const { stake, win = '0.0000', game = 'perlas' } = of;
  named += 1;
  const round = `cashback-${named}`;
  await launchSession(app, { member, vendor: HOUSE_VENDOR, game, ...about });
  const message = messageOf(member, round, game);
  const amounts = { bet: Money.of(stake), win: Money.of(win) };
  await send(app, { kind: 'betWin', ...message, transaction: round, ...amounts });
  return round;
}

/** A bet whose round stays open until `settles`. */
export async function opens(app: App, member: MemberId, stake: string): Promise<string> {
  named += 1;
  const round = `cashback-${named}`;
  await launchSession(app, { member, vendor: HOUSE_VENDOR, game: 'perlas', ...about });
  const message = messageOf(member, round, 'perlas');
  await send(app, { kind: 'bet', ...message, transaction: round, amount: Money.of(stake) });
  return round;
}

/** Ends a round that is open. */
export const settles = (app: App, member: MemberId, round: string, win: string) =>
  send(app, {
    kind: 'win',
    ...messageOf(member, round, 'perlas'),
    transaction: `${round}-end`,
    bet: round,
    amount: Money.of(win),
    final: true,
  });

/** Voids a round that was played. */
export const voids = (app: App, member: MemberId, round: string) =>
  send(app, {
    kind: 'rollback',
    ...messageOf(member, round, 'perlas'),
    transaction: `${round}-back`,
    target: round,
  });

interface Given {
  rule?: Partial<CashbackRule>;
  budget?: string;
  startsAt?: Date;
  endsAt?: Date | null;
}

/** A cashback that runs: 10 % of a week's loss, from 1.0000 to 50.0000, unless said otherwise. */
export async function cashback(app: App, of: Given = {}): Promise<string> {
  const now = app.clock.now();
  const id = newId(now);
  const rule: CashbackRule = {
    period: 'week',
    rate: '10.0000',
    least: '1.0000',
    cap: '50.0000',
    turnoverTimes: 1,
    products: [],
    ...of.rule,
  };
  await insertPromotion(app.db, {
    id,
    kind: 'CASHBACK',
    state: 'Running',
    title: { EN: 'Back', TY: 'Balik' },
    summary: { EN: 'A part', TY: 'Bahagi' },
    rule,
    startsAt: of.startsAt ?? now,
    endsAt: of.endsAt ?? null,
    budget: Money.of(of.budget ?? '100000.0000'),
    madeAt: now,
    madeBy: 'test',
  });
  return id;
}

/** Awards that a cashback gave a member, oldest first: period, amount, state. */
export async function givenTo(app: App, member: MemberId, promotion: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom('award')
    .select(['transaction', 'amount', 'state'])
    .where('member_id', '=', member)
    .where('budget', '=', promotion)
    .orderBy('id')
    .execute();
  return rows.map(
    ({ transaction, amount, state }) =>
      `${transaction.slice(-10)} ${Money.text(BigInt(amount))} ${state}`,
  );
}

/** An award of another kind that the member claims at once. */
export async function claimsGift(app: App, member: MemberId, amount: string): Promise<void> {
  named += 1;
  const now = app.clock.now();
  const { id } = await app.db
    .insertInto('award')
    .values({
      member_id: member,
      cause_kind: 'gift',
      promotion: 'MANUAL',
      vendor: HOUSE_VENDOR,
      transaction: `gift/cashback-${named}`,
      amount: String(Money.of(amount)),
      turnover_times: 1,
      state: 'Issued',
      issued_at: now,
      expires_at: plusSeconds(now, 86_400),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await claimAward(app, { id: member }, { award: id, promotion: 'MANUAL' });
}

/** Standing of a member with a cashback, in English. */
export async function standingOf(app: App, member: MemberId | null, promotion: string) {
  const row = await app.db
    .selectFrom('promotion')
    .selectAll()
    .$castTo<PromotionOf<CashbackRule>>()
    .where('id', '=', promotion)
    .executeTakeFirstOrThrow();
  const say = sayIn(app, cashbackKind, 'EN');
  return cashbackKind.standing(app, row, { member, say });
}

/** Moves a standing clock on to an instant, and sums up what was played until then. */
export async function goesTo(app: App, clock: SiteClock, at: string): Promise<void> {
  clock.advance((new Date(at).getTime() - clock.now().getTime()) / 1_000);
  await foldNow(app);
}
