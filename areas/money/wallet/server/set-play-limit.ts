import { Money, type LimitMet, type MemberId } from '@palaro/kernel';
import { refuse, type App, type Tx } from '@palaro/server';
import { rememberLimited } from './limited-members.ts';
import {
  countAnew,
  findLimit,
  listLimits,
  lockWallet,
  markSessionsLimited,
  upsertLimit,
  type LimitKind,
  type LimitPeriod,
  type LimitRow,
  type PlayLimitKind,
} from './play-limits.repository.ts';
import { periodStarts } from './play-periods.ts';

/** A stake limit is per bet. The others count within a calendar period of the site. */
export type PlayLimit = (
  | { kind: 'stake'; period: 'bet' }
  | { kind: 'wager' | 'loss' | 'deposit'; period: 'day' | 'week' | 'month' }
) & {
  amount: Money;
  /** The operator who imposed it; empty where the member set it himself. */
  imposedBy?: string;
};

/**
 * Runs a change of the member's limits under the lock of his wallets, which the ledger takes as
 * well: no bet of his runs meanwhile, and two changes of his never meet.
 */
export async function underLimitLock<T>(
  app: App,
  member: MemberId,
  kind: LimitKind,
  change: (tx: Tx) => Promise<T>,
): Promise<T> {
  const done = await app.db.transaction().execute(async (tx) => {
    await lockWallet(tx, member);
    return change(tx);
  });
  if (kind !== 'deposit') rememberLimited(app, member);
  return done;
}

/**
 * Sets a limit that is tighter than the one before, at once (docs/domain/responsible-gaming.md §2):
 * what was already played in the period is included. A higher amount has a waiting time and throws
 * `rg.too_early`. `also` runs last in the same transaction and learns the amount before.
 */
export const setPlayLimit = (
  app: App,
  member: MemberId,
  limit: PlayLimit,
  also?: (tx: Tx, before: Money | null) => Promise<void>,
): Promise<void> =>
  underLimitLock(app, member, limit.kind, async (tx) => {
    const old = await findLimit(tx, member, { imposedBy: '', ...limit });
    const before = old ? (BigInt(old.amount) as Money) : null;
    if (before !== null && limit.amount > before) throw refuse('rg.too_early');
    await writeLimit(app, tx, member, limit, old === undefined);
    await also?.(tx, before);
  });

/** Writes a limit; call it under the lock. What is new counts what was already played. */
export async function writeLimit(
  app: App,
  tx: Tx,
  member: MemberId,
  { kind, period, amount, imposedBy = '' }: PlayLimit,
  isNew: boolean,
): Promise<void> {
  const zone = app.site.settings['site.zone'];
  const at = app.clock.now();
  await upsertLimit(tx, member, { kind, period, amount, imposedBy }, at);
  if (kind !== 'deposit') await markSessionsLimited(tx, member);
  const told = { memberId: member, kind, period, amount: Money.text(amount) };
  await app.queue.emit(tx, 'play-limit.set', { ...told, at: at.toISOString() });
  if (isNew && (kind === 'wager' || kind === 'loss')) {
    const start = periodStarts(zone, at)[period as Exclude<LimitPeriod, 'bet'>];
    await countAnew(tx, member, { kind, period, start, zone });
  }
}

const ofPlay = (row: LimitRow): row is LimitRow & { kind: PlayLimitKind } => row.kind !== 'deposit';

/** The play limit that leaves the least room; null for a member without one. */
export async function tightestLimit(app: App, member: MemberId): Promise<LimitMet | null> {
  const rows = await listLimits(app.db, member, app.site.settings['site.zone'], app.clock.now());
  const [met] = rows.filter(ofPlay).sort((a, b) => (roomOf(a) < roomOf(b) ? -1 : 1));
  if (!met) return null;
  const { kind, period, amount, resets_at: resetsAt } = met;
  return { kind, period, max: BigInt(amount), used: usedOf(met), resetsAt };
}

/** What counts as used. Winning more than was staked gives no room above the limit. */
export function usedOf({ kind, used }: Pick<LimitRow, 'kind' | 'used'>): Money {
  const sum = BigInt(used);
  return kind === 'loss' && sum < 0n ? 0n : sum;
}

const roomOf = (row: LimitRow) => BigInt(row.amount) - usedOf(row);
