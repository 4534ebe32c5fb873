import type { MemberId } from '@palaro/kernel';

/** A transfer failed after its request had ended. Its money is where it was before. */
interface TransferFailed {
  memberId: MemberId;
  vendor: string;
  id: string;
  /** As the vendor sees it: `in` came back to the main wallet, `out` stayed at the vendor. */
  direction: 'in' | 'out';
  /** A decimal. */
  amount: string;
}

declare module '@palaro/server' {
  interface Events {
    'transfer.failed': TransferFailed;
  }
}
