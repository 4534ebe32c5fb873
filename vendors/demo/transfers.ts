import { isMoneyText, Money } from '@palaro/kernel';
import type { VendorTransfers } from '../contract.ts';
import { ask, askFor } from './ask.ts';

/** A transfer may take longer than a question (protocol §8). */
const TRANSFER_DEADLINE_MS = 10_000;

/** With these statuses the vendor says that it did not take the transfer and never will. */
const REFUSALS: readonly unknown[] = ['INSUFFICIENT_FUNDS', 'MEMBER_UNKNOWN', 'CURRENCY_MISMATCH'];
const STATES = ['done', 'refused', 'unseen'] as const;

/**
 * The house protocol's transfer calls (§11). A transfer is sent only once; if no answer came, ask
 * for its outcome.
 */
export const demoTransfers: VendorTransfers = {
  async send(connection, { transfer, member, direction, amount, currency }) {
    const told = { transfer, member, direction, amount: Money.text(amount), currency };
    const body = JSON.stringify(told);
    const { status } = read(await ask(connection, '/transfer', body, TRANSFER_DEADLINE_MS));
    if (status === 'OK') return 'done';
    if (REFUSALS.includes(status)) return 'refused';
    throw new Error(`the vendor answered a transfer with ${String(status)}`);
  },

  async find(connection, transfer) {
    const path = `/transfer/${encodeURIComponent(transfer)}`;
    const { status, state } = read(await askFor(connection, path));
    const known = STATES.find((one) => one === state);
    if (status !== 'OK' || !known) throw new Error('the vendor did not report the transfer');
    return known;
  },

  async balance(connection, member) {
    const path = `/balance?member=${encodeURIComponent(member)}`;
    const { status, balance } = read(await askFor(connection, path));
    const readable = typeof balance === 'string' && isMoneyText(balance);
    if (status !== 'OK' || !readable || balance.startsWith('-')) {
      throw new Error('the vendor did not report a balance');
    }
    return Money.of(balance);
  },
};

const read = (answer: unknown) =>
  (typeof answer === 'object' && answer !== null ? answer : {}) as Record<string, unknown>;
