import type { InLanguages } from '@palaro/kernel';
import type { ColumnType } from 'kysely';

/** The offer that a deposit order takes, as it was when the order was placed. */
interface KeptOffer {
  title: InLanguages<string>;
  /** Counts of 1/10,000. */
  bonus: string;
  times: number;
}

export type AttemptState = 'Ready' | 'Sent' | 'Unknown' | 'Paid' | 'Failed' | 'Returned';

declare module '@palaro/server' {
  interface Refinements {
    deposit_order: { promotion: ColumnType<KeptOffer | null, string | null, null> };
  }
}
