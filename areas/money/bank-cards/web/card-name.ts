import type { BankCard } from '../bank-cards.api.ts';

/** `GCash ••••1234`. */
export const cardName = ({ bank, last4 }: BankCard) => `${bank} ••••${last4}`;
