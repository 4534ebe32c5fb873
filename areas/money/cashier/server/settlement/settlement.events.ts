/** A provider's file and our orders do not agree. */
interface CashDiffers {
  id: string;
  /** As `npm run findings` names it: provider, kind and line. */
  subject: string;
  /** The difference's own; of two events about it the one with the higher version is right. */
  version: number;
  details: Record<string, string | null>;
}

/** Somebody explained it, or a later file did. */
interface CashExplained {
  subject: string;
  version: number;
  by: string;
  note: string;
}

/** Money must go back to its payer, and no provider can send it. */
interface CashByHand {
  /** Our name of the refund. */
  subject: string;
  details: { amount: string; provider: string | null };
}

declare module '@palaro/server' {
  interface Events {
    'cash.differs': CashDiffers;
    'cash.explained': CashExplained;
    'cash.by-hand': CashByHand;
  }
}
export {};
