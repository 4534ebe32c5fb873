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
  type LimitPeriod,
  type LimitRow,
} from './play-limits.repository.ts';
import { periodStarts } from './play-periods.ts';

/** A stake limit is per bet. The others count within a calendar period of the site. */
export type PlayLimit = (
  { kind: 'stake'; period: 'bet' } | { kind: 'wager' | 'loss'; period: 'day' | 'week' | 'month' }
) & {
  amount: Money;
  /** The operator who imposed it; empty where the member set it himself. */
  imposedBy?: string;
};

/**
 * Sets a play limit, which counts from the member's next bet. What was already played in the period
 * is included (docs/domain/responsible-gaming.md §2). Limits only get tighter here: a higher amount
 * has a waiting time and throws `rg.too_early`. `also` runs last in the same transaction.
 */
export async function setPlayLimit(
  app: App,
  member: MemberId,
  limit: PlayLimit,
  also?: (tx: Tx) => Promise<void>,
): Promise<void> {
  const { kind, period, amount, imposedBy = '' } = limit;
  const row = { kind, period, amount, imposedBy };
  const zone = app.site.settings['site.zone'];
  await app.db.transaction().execute(async (tx) => {
    await lockWallet(tx, member);
    const old = await findLimit(tx, member, row);
    if (old && amount > BigInt(old.amount)) throw refuse('rg.too_early');
    const at = app.clock.now();
    await upsertLimit(tx, member, row, at);
    await markSessionsLimited(tx, member);
    const told = { memberId: member, kind, period, amount: Money.text(amount) };
    await app.queue.emit(tx, 'play-limit.set', { ...told, at: at.toISOString() });
    if (kind !== 'stake' && !old) {
      const start = periodStarts(zone, at)[period as Exclude<LimitPeriod, 'bet'>];
      await countAnew(tx, member, { kind, period, start, zone });
    }
    await also?.(tx);
  });
  rememberLimited(app, member);
}

/** The limit that leaves the least room for a stake; null for a member without limits. */
export async function tightestLimit(
  app: App,
  member: MemberId,
  stake: Money,
): Promise<LimitMet | null> {
  const zone = app.site.settings['site.zone'];
  const starts = periodStarts(zone, app.clock.now());
  const rows = await listLimits(app.db, member, zone, starts);
  const [met] = rows.sort((a, b) => (roomOf(a) < roomOf(b) ? -1 : 1));
  if (!met) return null;
  const { kind, period, amount, resets_at: resetsAt } = met;
  return { kind, period, max: BigInt(amount), used: usedOf(met) + stake, resetsAt };
}

/** Winning more than was staked gives no room above the limit. */
function usedOf({ kind, used }: LimitRow): Money {
  const sum = BigInt(used);
  return kind === 'loss' && sum < 0n ? 0n : sum;
}

const roomOf = (row: LimitRow) => BigInt(row.amount) - usedOf(row);
