/** A provider's file and our orders do not agree. */
interface CashDiffers {
  id: string;
  /** As `npm run findings` names it: provider, kind and line. */
  subject: string;
  details: Record<string, string | null>;
}

/** Somebody explained it, or a later file did. */
interface CashExplained {
  subject: string;
  by: string;
  note: string;
}

declare module '@palaro/server' {
  interface Events {
    'cash.differs': CashDiffers;
    'cash.explained': CashExplained;
  }
}
export {};
