import type { Generated } from 'kysely';
import type { Carry, TransferState } from '../transfers.api.ts';

export interface VendorTransferTable {
  id: string;
  member_id: string;
  vendor: string;
  /** As the vendor sees it: `in` to the vendor, `out` to the main wallet. */
  direction: 'in' | 'out';
  /** A count of 1/10,000. */
  amount: string;
  state: TransferState;
  run: string | null;
  asked: Generated<number>;
  not_found: Generated<number>;
  next_ask_at: Date | null;
  created_at: Date;
  sent_at: Date | null;
  resolved_at: Date | null;
  told_at: Date | null;
  /** When the vendor said that it carried out the transfer although it had been given up. */
  late_at: Date | null;
}

declare module '@palaro/server' {
  interface Tables {
    vendor_transfer: VendorTransferTable;
    /** Up to when a vendor's list of bets has been read. */
    vendor_feed: { vendor: string; read_to: Date };
    carry_choice: { member_id: string; carry: Carry; changed_at: Date };
    vendor_collect: { member_id: string; run: string; started_at: Date };
  }
}
