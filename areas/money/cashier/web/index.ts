// What other areas' screens show of the cashier.
export { WithdrawableLine } from './withdrawable/WithdrawableLine.tsx';
