import type { WithdrawalState } from '../../order-states.ts';

/** Hours. */
export const DAY = 24;

export interface DemoWithdrawal {
  account: string;
  bank: string;
  amount: string;
  hoursAgo: number;
  became: Extract<
    WithdrawalState,
    'Review' | 'Sent' | 'Paid' | 'Rejected' | 'Cancelled' | 'Returned'
  >;
}

type Row = [account: string, bank: string, amount: string, hoursAgo: number];

const all = (became: DemoWithdrawal['became'], rows: readonly Row[]): DemoWithdrawal[] =>
  rows.map(([account, bank, amount, hoursAgo]) => ({ account, bank, amount, hoursAgo, became }));

/**
 * The demo's withdrawals, of money that the members had before they deposited. Those in review wait
 * for less than two hours, so that they are no alarm yet. `player208` has a new card.
 */
export const DEMO_WITHDRAWALS: readonly DemoWithdrawal[] = [
  ...all('Review', [
    ['player207', 'BPI', '700.0000', 0.9],
    ['player208', 'MAYA', '450.0000', 0.6],
  ]),
  ...all('Sent', [['player209', 'BDO', '500.0000', 5]]),
  ...all('Paid', [
    ['player206', 'GCASH', '300.0000', 78 * DAY],
    ['player206', 'BDO', '200.0000', 66 * DAY],
    ['player212', 'MAYA', '250.0000', 17 * DAY],
  ]),
  ...all('Rejected', [['player209', 'BDO', '400.0000', 9 * DAY]]),
  ...all('Cancelled', [['player206', 'BDO', '250.0000', 58 * DAY]]),
  ...all('Returned', [['player206', 'BDO', '150.0000', 50 * DAY]]),
];
