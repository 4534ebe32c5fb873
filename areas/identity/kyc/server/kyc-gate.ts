import { hasPlayMoney, Money, plusSeconds, type MemberId } from '@palaro/kernel';
import { refuse, type App, type Db, type Refusal } from '@palaro/server';
import { depositsOf } from '@palaro/wallet/server';
import { GRACE } from '../kyc.limits.ts';

/** Actions that need a verification level. Credits never need one. */
export type Gated = 'deposit' | 'play' | 'withdraw';

const GRACE_DEPOSITS = Money.of(GRACE.deposits);

const readMark = (db: Db, member: MemberId) =>
  db
    .selectFrom('member')
    .select(['kyc_level', 'type', 'registered_at'])
    .where('id', '=', member)
    .executeTakeFirstOrThrow();

/**
 * Until when an unverified member may play and deposit a little (docs/domain/accounts.md §9,
 * grace72).
 */
export const graceEnd = (registeredAt: Date) => plusSeconds(registeredAt, GRACE.hours * 3_600);

async function graceDepositLeft(db: Db, member: MemberId): Promise<Money> {
  const left = GRACE_DEPOSITS - (await depositsOf(db, member));
  return left > 0n ? left : 0n;
}

/** How much a member may still deposit before his identity is known; null: it is, or needs none. */
export async function unprovenDepositLeft(
  app: App,
  member: MemberId,
  db: Db = app.db,
): Promise<Money | null> {
  const mark = await readMark(db, member);
  if (isProven(mark)) return null;
  return lacksProof(app, mark, 'deposit') ? 0n : graceDepositLeft(db, member);
}

const required = ({ site }: App) =>
  refuse('kyc.required', { data: { level: 2, profile: site.settings['kyc.profile'] } });

type Mark = Pick<Awaited<ReturnType<typeof readMark>>, 'kyc_level' | 'type'>;

/** Play money needs no proof. */
export const isProven = ({ kyc_level, type }: Mark) => kyc_level >= 2 || hasPlayMoney(type);

function lacksProof(app: App, mark: Mark & { registered_at: Date }, what: Gated): boolean {
  if (isProven(mark)) return false;
  const grace = app.site.settings['kyc.profile'] === 'grace72';
  return !grace || what === 'withdraw' || app.clock.now() >= graceEnd(mark.registered_at);
}

/**
 * Throws `kyc.required` or `kyc.deposit_limit` where the member's level does not allow the action.
 * For a deposit, call it under the lock that orders the member's deposits, with all pending
 * deposits in `amount`: otherwise two at once could both use the same remaining limit. `db` is then
 * that transaction, as one that waits for a second connection could wait for ever.
 */
export async function kycGate(
  app: App,
  member: MemberId,
  what: Gated,
  amount: Money = 0n as Money,
  db: Db = app.db,
): Promise<void> {
  const mark = await readMark(db, member);
  if (isProven(mark)) return;
  if (lacksProof(app, mark, what)) throw required(app);
  if (what !== 'deposit') return;
  const left = await graceDepositLeft(db, member);
  if (amount > left) {
    throw refuse('kyc.deposit_limit', {
      values: { limit: Money.of(GRACE.deposits), left },
    });
  }
}

/** How a bet is refused, null where it is allowed. The play check of accounts calls this. */
export async function refusalByKyc(app: App, member: MemberId): Promise<Refusal | null> {
  return lacksProof(app, await readMark(app.reads, member), 'play') ? required(app) : null;
}
