import type { MemberId, Money } from '@palaro/kernel';

/** A transfer failed that nobody waited for any more; its money is where it was. */
interface TransferFailed {
  memberId: MemberId;
  vendor: string;
  id: string;
  /** As the vendor sees it: `in` came back to the main wallet, `out` stayed at the vendor. */
  direction: 'in' | 'out';
  amount: Money;
}

declare module '@palaro/server' {
  interface Events {
    'transfer.failed': TransferFailed;
  }
}
