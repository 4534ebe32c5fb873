// What other areas' screens show of the cashier.
export { FirstPayout } from './withdraw/FirstPayout.tsx';
export { WithdrawableLine } from './withdrawable/WithdrawableLine.tsx';
