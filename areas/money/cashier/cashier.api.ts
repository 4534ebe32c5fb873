// The cashier's calls for members; console.api.ts has the operators'.
import { depositsApi } from './deposits.api.ts';
import { withdrawalsApi } from './withdrawals.api.ts';

export { cashierErrors } from './cashier.errors.ts';
export type { DepositMethod, DepositOrder, HouseAccount } from './deposits.api.ts';
export {
  methodsChanged,
  paymentsTopic,
  type Withdrawable,
  type WithdrawalOrder,
  type WithdrawBar,
} from './withdrawals.api.ts';

export const cashierApi = { ...depositsApi, ...withdrawalsApi };
