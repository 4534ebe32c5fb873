import type { DepositState } from '../../order-states.ts';
import { DAY } from './demo-withdrawals.ts';

/** What became of a deposit of the demo. */
export interface Became {
  state: Exclude<DepositState, 'Created' | 'Reversed'>;
  /** What came, if it was not what was ordered. */
  received?: string;
  /** Who paid, if the provider named somebody. */
  payer?: string;
  /** Why the payment failed. */
  reason?: string;
}

export interface DemoDeposit {
  account: string;
  method: string;
  amount: string;
  hoursAgo: number;
  became: Became;
}

type Row = [account: string, method: string, amount: string, hoursAgo: number, became: Became];

const PAID: Became = { state: 'Paid' };
const EXPIRED: Became = { state: 'Expired' };

/**
 * The demo's deposits. What waits for a person is only minutes old, so that it is
 * no alarm yet. Who is under review paid with another person's account, or another amount.
 */
const ROWS: readonly Row[] = [
  ['player206', 'GCASH', '500.0000', 40 * DAY, PAID],
  ['player206', 'MAYA', '1000.0000', 33 * DAY, EXPIRED],
  ['player206', 'MAYA', '1000.0000', 33 * DAY - 2, PAID],
  ['player206', 'QRPH', '300.0000', 26 * DAY, { state: 'Cancelled' }],
  ['player206', 'BANK_MANUAL', '1500.0000', 19 * DAY, PAID],
  ['player206', 'GRABPAY', '400.0000', 12 * DAY, { state: 'Failed', reason: 'declined' }],
  ['player206', 'GCASH', '400.0000', 12 * DAY - 1, PAID],
  ['player206', 'GATEWAY', '800.0000', 7 * DAY, PAID],
  ['player206', 'BANK_MANUAL', '600.0000', 0.3, { state: 'Processing' }],
  ['player210', 'QRPH', '450.0000', 4 * DAY, { state: 'Returned', payer: 'Bernardo Lim' }],
  ['player210', 'QRPH', '500.0000', 0.4, { state: 'Review', payer: 'Bernardo Lim' }],
  ['player211', 'GCASH', '200.0000', 42 * DAY, PAID],
  ['player211', 'GCASH', '200.0000', 35 * DAY, PAID],
  ['player211', 'GCASH', '250.0000', 28 * DAY, PAID],
  ['player211', 'GCASH', '250.0000', 21 * DAY, PAID],
  ['player211', 'GCASH', '300.0000', 14 * DAY, PAID],
  ['player211', 'QRPH', '300.0000', 7 * DAY, PAID],
  ['player211', 'QRPH', '750.0000', 6 * DAY, EXPIRED],
  ['player211', 'BANK_MANUAL', '2000.0000', 0.3, { state: 'Pending' }],
  ['player212', 'MAYA', '350.0000', 15 * DAY, PAID],
  ['player212', 'BANK_MANUAL', '900.0000', 7 * DAY, { state: 'Rejected' }],
  ['player212', 'MAYA', '1000.0000', 0.2, { state: 'Review', received: '900.0000' }],
];

export const DEMO_DEPOSITS: readonly DemoDeposit[] = ROWS.map(
  ([account, method, amount, hoursAgo, became]) => ({ account, method, amount, hoursAgo, became }),
);

/** Money that names no order, which is an alarm at once. */
export const UNMATCHED = {
  amount: '750.0000',
  payer: 'Danilo Evangelista',
  hoursAgo: 20,
  providerId: 'pay_demo_unmatched',
  channelReference: '9021330077',
};
