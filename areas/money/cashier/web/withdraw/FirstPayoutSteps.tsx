import { useWithdrawable } from '../withdrawable/use-withdrawable.ts';
import { PayoutWay } from './PayoutWay.tsx';

/** The list, once a step is known to be open; a failed read is silent, as the list is extra. */
export default function FirstPayoutSteps() {
  const way = useWithdrawable().data?.way;
  return way?.some(({ state }) => state !== 'done') ? <PayoutWay way={way} /> : null;
}
