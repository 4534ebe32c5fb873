import type { MemberId, Money } from '@palaro/kernel';
import type { App, Db } from '@palaro/server';
import { limitsOf, tightest } from './read-limits.ts';

/** What the tightest deposit limit still allows. */
export interface DepositRoom {
  period: 'day' | 'week' | 'month';
  limit: Money;
  used: Money;
  left: Money;
  resetsAt: Date;
}

/**
 * What the member's deposit limits, own and imposed, still allow now; null if he has none. Of
 * several the one with the least room (docs/domain/responsible-gaming.md §2).
 */
export async function depositRoom(app: App, db: Db, member: MemberId): Promise<DepositRoom | null> {
  const all = await limitsOf(app, db, member);
  const met = tightest(all.filter(({ kind }) => kind === 'deposit'));
  if (!met?.resetsAt || met.period === 'bet') return null;
  const { period, amount: limit, used, left, resetsAt } = met;
  return { period, limit, used, left, resetsAt };
}
