import type { MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { bankOf } from '../banks.ts';
import { listCards, type CardRow } from './bank-cards.repository.ts';

/** `GCash ••••1234`: enough for someone who knows the number. */
export const cardLabel = ({ bank_code, last4 }: Pick<CardRow, 'bank_code' | 'last4'>): string =>
  `${bankOf(bank_code)?.name ?? ''} ••••${last4}`;

/**
 * The label of the card that money goes to first; null while none is usable. A card under review is
 * not usable.
 */
export async function mainCardLabel(app: App, member: MemberId): Promise<string | null> {
  const card = (await listCards(app.db, member)).find(({ state }) => state === 'active');
  return card ? cardLabel(card) : null;
}
