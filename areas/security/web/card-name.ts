import type { BankCard } from '../payment.api.ts';

/** `GCash ••••1234`. */
export const cardName = ({ bank, last4 }: BankCard) => `${bank} ••••${last4}`;
