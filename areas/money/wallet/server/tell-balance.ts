import type { LedgerAnswer, LedgerItem } from '@palaro/ledger';
import type { App } from '@palaro/server';
import { walletTopic } from '../wallet.api.ts';
import { balancesOnWire, readBalances } from './balances.ts';

/**
 * Sends the member the balance after a commit. A repeated item is sent too, since the node that
 * committed it may have died before sending. Sending a version twice changes no screen.
 */
export function tellBalance(app: App, { member, at }: LedgerItem, answer: LedgerAnswer): void {
  const { is, balances } = answer;
  if (!balances || (is !== 'posted' && is !== 'repeated')) return;
  const event = { at: at.toISOString(), ...balancesOnWire(readBalances(balances)) };
  app.push.publish(walletTopic, event, member);
}
