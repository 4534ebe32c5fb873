// The cashier's calls for members; console.api.ts has the operators'.
export { cashierErrors } from './cashier.errors.ts';
export type { DepositMethod, DepositOrder, HouseAccount } from './deposits.api.ts';
export { methodsChanged, paymentsTopic } from './withdrawals.api.ts';
