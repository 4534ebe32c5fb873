import { findMemberByAccount } from '@palaro/accounts/server';
import { Money, newId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { askAgain } from './ask-again.ts';
import { createTransfer } from './make-transfer.ts';

const VENDOR = 'BANGKA';
const AMOUNT = Money.of('500.0000');
const ACCOUNTS = ['player101', 'member1', 'member2'];

/**
 * A transfer of each of these demo members that was cut off before it was sent, so that its money
 * came back: the record has both ways, and the member gets the message about it.
 */
export async function seedTransfers(app: App, progress: (what: string) => void) {
  progress(`${ACCOUNTS.length} transfers that came back`);
  for (const account of ACCOUNTS) {
    const member = (await findMemberByAccount(app.db, account))?.id ?? '';
    const about = { id: newId(app.clock.now()), member, vendor: VENDOR } as const;
    const made = await createTransfer(app, { ...about, direction: 'in', amount: AMOUNT });
    if (typeof made === 'string') throw new Error(`no demo transfer of ${account}: ${made}`);
    await askAgain(app, made);
  }
}
