import type { MemberId, Money } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import type { LimitMet } from './commands.ts';
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

/** A stake's limit is one of every bet, the others count in a calendar period of the site. */
export type PlayLimit = (
  { kind: 'stake'; period: 'bet' } | { kind: 'wager' | 'loss'; period: 'day' | 'week' | 'month' }
) & {
  amount: Money;
  /** The operator who imposed it; empty: the member's own. */
  imposedBy?: string;
};

/**
 * Sets a play limit, in force with the member's next bet; what was already played in the period
 * counts (responsible-gaming.md §2). Only tighter: a higher amount needs its waiting time and
 * throws `rg.too_early`.
 */
export async function setPlayLimit(app: App, member: MemberId, limit: PlayLimit): Promise<void> {
  const { kind, period, amount, imposedBy = '' } = limit;
  const row = { kind, period, amount, imposedBy };
  const zone = app.site.settings['site.zone'];
  const setAt = await app.db.transaction().execute(async (tx) => {
    await lockWallet(tx, member);
    const old = await findLimit(tx, member, row);
    if (old && amount > BigInt(old.amount)) throw refuse('rg.too_early');
    const at = app.clock.now();
    await upsertLimit(tx, member, row, at);
    await markSessionsLimited(tx, member);
    if (kind === 'stake' || old) return at;
    const start = periodStarts(zone, at)[period as Exclude<LimitPeriod, 'bet'>];
    await countAnew(tx, member, { kind, period, start, zone });
    return at;
  });
  rememberLimited(app, member);
  app.bus.emit('play-limit.set', { memberId: member, kind, period, amount, at: setAt });
}

/** The limit that leaves the least for a stake; null for a member without any. */
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
