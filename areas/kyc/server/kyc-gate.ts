import { hasPlayMoney, Money, plusSeconds, type MemberId } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { depositsOf } from '@palaro/wallet/server';
import { GRACE } from '../kyc.limits.ts';

/** What moves money out of a member's hands, or into the site's. Credits are never asked about. */
export type Gated = 'deposit' | 'play' | 'withdraw';

const GRACE_DEPOSITS = Money.of(GRACE.deposits);

const readMark = (app: App, member: MemberId) =>
  app.db
    .selectFrom('member')
    .select(['kyc_level', 'type', 'registered_at'])
    .where('id', '=', member)
    .executeTakeFirstOrThrow();

/** Until when somebody unverified may play and deposit a little (accounts.md §9, grace72). */
export const graceEnd = (registeredAt: Date) => plusSeconds(registeredAt, GRACE.hours * 3_600);

/** What somebody unverified may still deposit. */
export async function graceDepositLeft(app: App, member: MemberId): Promise<Money> {
  const left = GRACE_DEPOSITS - (await depositsOf(app, member));
  return left > 0n ? left : 0n;
}

const required = ({ site }: App) =>
  refuse('kyc.required', { data: { level: 2, profile: site.settings['kyc.profile'] } });

type Mark = Awaited<ReturnType<typeof readMark>>;

/** Play money needs no proof. */
const isProven = ({ kyc_level, type }: Mark) => kyc_level >= 2 || hasPlayMoney(type);

function lacksProof(app: App, mark: Mark, what: Gated): boolean {
  if (isProven(mark)) return false;
  const grace = app.site.settings['kyc.profile'] === 'grace72';
  return !grace || what === 'withdraw' || app.clock.now() >= graceEnd(mark.registered_at);
}

/**
 * Throws `kyc.required` or `kyc.deposit_limit` where the member's level does not allow it. Who
 * takes a deposit asks under the lock that orders the member's deposits, with all that is pending
 * in `amount`: two at once would each see the other's room.
 */
export async function kycGate(
  app: App,
  member: MemberId,
  what: Gated,
  amount: Money = 0n as Money,
): Promise<void> {
  const mark = await readMark(app, member);
  if (isProven(mark)) return;
  if (lacksProof(app, mark, what)) throw required(app);
  if (what !== 'deposit') return;
  const left = await graceDepositLeft(app, member);
  if (amount > left) {
    throw refuse('kyc.deposit_limit', {
      values: { limit: GRACE.deposits, left: Money.text(left) },
    });
  }
}

/** The code with which a bet is refused, null where it is allowed: for accounts' play check. */
export async function refusalByKyc(app: App, member: MemberId): Promise<string | null> {
  return lacksProof(app, await readMark(app, member), 'play') ? 'kyc.required' : null;
}
