import type { MemberId } from '@palaro/kernel';
import { moneyFact, type App } from '@palaro/server';
import { balances } from './balances.ts';

/**
 * The member's whole money now, and once `moved` is added (below zero: taken), for whoever decides
 * about it as the second person. Held money counts: it is the member's until it is paid.
 */
export async function balanceFacts(app: App, member: MemberId, moved: bigint) {
  const { sum } = await balances(app, member);
  return { balance: moneyFact(sum), balanceAfter: moneyFact(sum + moved) };
}
