import { Money, newId, type MemberId } from '@palaro/kernel';
import { insertPromotion } from './insert-promotion.ts';
import type { App, Member } from '@palaro/server';
import { foldNow } from '@palaro/server-app/folds';
import { execute, HOUSE_VENDOR, launchSession } from '@palaro/wallet/server';
import { acceptPromotion } from './accept-promotion.ts';
import type { SignInRule } from './sign-in-rule.ts';
import type { PromotionState } from '../promotion-moves.ts';

const GAME = 'perlas';
const about = { device: 'MOBILE', language: 'EN', country: 'PH', nickname: 'Ana' } as const;
let named = 0;

/** A settled bet of a member who has money, summed up for the records. */
export async function bets(app: App, member: MemberId, stake: string): Promise<void> {
  named += 1;
  await launchSession(app, { member, vendor: HOUSE_VENDOR, game: GAME, ...about });
  const round = `promo-${named}`;
  const message = { vendor: HOUSE_VENDOR, member, currency: 'PHP', game: GAME, round };
  const amounts = { bet: Money.of(stake), win: Money.of('0.0000') };
  const [answer] = await execute(app, [
    { kind: 'betWin', ...message, transaction: round, ...amounts },
  ]);
  if (answer?.status !== 'OK') throw new Error(`the bet was refused: ${answer?.status}`);
  await foldNow(app);
}

interface Given extends Partial<SignInRule> {
  budget?: string;
  state?: PromotionState;
  startsAt?: Date;
  endsAt?: Date | null;
}

/** A daily sign-in as it stands in the table; runs unless said otherwise. Answers its id. */
export async function signInPromotion(app: App, of: Given = {}): Promise<string> {
  const { budget = '1000.0000', state = 'Running', endsAt = null } = of;
  const now = app.clock.now();
  const id = newId(now);
  const rule: SignInRule = {
    days: of.days ?? ['1.0000', '1.0000', '2.0000', '2.0000', '3.0000', '5.0000', '10.0000'],
    needs: of.needs ?? '0.0000',
    turnoverTimes: of.turnoverTimes ?? 1,
  };
  await insertPromotion(app.db, {
    id,
    kind: 'SIGN_IN',
    state,
    title: { EN: 'Daily', TY: 'Araw-araw' },
    summary: { EN: 'Each day', TY: 'Bawat araw' },
    rule,
    startsAt: of.startsAt ?? now,
    endsAt,
    budget: Money.of(budget),
    madeAt: now,
    madeBy: 'test',
  });
  return id;
}

/** An award that waits for a member. Answers its id. */
export async function waitingAward(
  app: App,
  member: MemberId,
  of: { amount: string; times?: number; expiresAt: Date },
): Promise<string> {
  named += 1;
  const { id } = await app.db
    .insertInto('award')
    .values({
      member_id: member,
      cause_kind: 'gift',
      promotion: 'MANUAL',
      vendor: HOUSE_VENDOR,
      transaction: `gift/test-${named}`,
      amount: String(Money.of(of.amount)),
      turnover_times: of.times ?? 1,
      state: 'Issued',
      issued_at: app.clock.now(),
      expires_at: of.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Accepts as this member does, from a browser of his own unless another is named. */
export const acceptAs = (
  app: App,
  member: MemberId,
  body: { promotionId: string; awardId?: string },
  device = `device-of-${member}`,
) =>
  acceptPromotion(app, { id: member, type: 0 } as Member, body, { deviceId: device }).then(
    (answer) => ({ ...answer, code: null }),
    (error: { code?: string }) => ({ code: error.code ?? String(error) }),
  );

/** Sums that awards paid a member, and that he must bet for them; decimals. */
export async function paidTo(app: App, member: MemberId) {
  const { rows } = await app.pool.query<{ paid: string; times: string; required: string }>(
    `select coalesce(sum(p.amount), 0)::text as paid, count(*)::text as times,
        (select coalesce(sum(required), 0)::text from turnover_requirement
          where member_id = $1 and cause_kind = 'award') as required
      from ledger.transfer t join ledger.posting p
        on p.member_id = t.member_id and p.transfer_id = t.transfer_id
      where t.member_id = $1 and t.kind = 'award'`,
    [member],
  );
  const [row] = rows;
  return {
    paid: Money.text(BigInt(row?.paid ?? 0)),
    times: Number(row?.times),
    required: Money.text(BigInt(row?.required ?? 0)),
  };
}
