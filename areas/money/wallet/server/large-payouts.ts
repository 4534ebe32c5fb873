import { Money, type MemberId } from '@palaro/kernel';
import type { SubledgerEntry } from '@palaro/ledger';
import type { App } from '@palaro/server';
import type { Book } from './books.ts';
import { HOUSE_VENDOR, type MoneyCommand } from './commands.ts';
import { eventEntries } from './event-rows.ts';
import { gameRules } from './play-rules.ts';

interface Payout {
  member: MemberId;
  vendor: string;
  /** What the vendor calls the message; our transfer's id where the vendor keeps the balance. */
  transaction: string;
  amount: Money;
  game?: string;
  round?: string;
}

/**
 * Rows that raise an alarm if this payout posts and is above what its vendor usually pays at most
 * (`payoutAlarm`). The payout itself is booked: the vendor decided it (decision 035). Play money
 * and in-house games are left out; the latter's rules bound what a round can pay.
 */
export async function alarmOf(app: App, payout: Payout, book: Book): Promise<SubledgerEntry[]> {
  const { vendor, amount } = payout;
  if (vendor === HOUSE_VENDOR || book.realm === 'T' || amount <= 0n) return [];
  const most = await gameRules.of(app).payoutAlarm(vendor);
  if (amount <= most) return [];
  const { member, transaction, game = '', round = '' } = payout;
  const told = {
    memberId: member,
    vendor,
    game,
    round,
    transaction,
    amount: Money.text(amount),
    most: Money.text(most),
    at: app.clock.now().toISOString(),
  };
  return eventEntries(app.queue.rowsOf('payout.large', told));
}

/** The command with the rows of its alarm, if it needs one. */
export async function withAlarm(app: App, command: MoneyCommand, book: Book) {
  const alarm = await alarmOf(app, { ...command, amount: paidBy(command) }, book);
  if (alarm.length === 0) return command;
  return { ...command, subledger: [...(command.subledger ?? []), ...alarm] };
}

/** What a command gives to the member, as cash or as an award. */
function paidBy(command: MoneyCommand): Money {
  switch (command.kind) {
    case 'win':
    case 'promoWin':
    case 'adjust':
      return command.amount;
    case 'betWin':
      return command.win;
    default:
      return 0n;
  }
}
