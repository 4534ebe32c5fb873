import type { MemberId } from '@palaro/kernel';
import { siteEnvelope, type App } from '@palaro/server';
import { bankOf } from '../banks.ts';
import { findCard, listCards, type CardRow } from './bank-cards.repository.ts';
import { cardLabel } from './card-label.ts';

/** A card as the cashier sees it: without its number. */
export interface PayoutCard {
  id: string;
  bankCode: string;
  kind: 'BANK' | 'WALLET';
  last4: string;
  /** `GCash ••••1234`. */
  label: string;
  state: 'active' | 'review';
  addedAt: Date;
  usableFrom: Date;
}

const cardOf = (row: CardRow): PayoutCard => ({
  id: row.id,
  bankCode: row.bank_code,
  kind: bankOf(row.bank_code)?.kind === 'wallet' ? 'WALLET' : 'BANK',
  last4: row.last4,
  label: cardLabel(row),
  state: row.state,
  addedAt: row.added_at,
  usableFrom: row.usable_from,
});

/** The member's cards, the main one first. */
export const payoutCards = async ({ db }: App, member: MemberId): Promise<PayoutCard[]> =>
  (await listCards(db, member)).map(cardOf);

/** Where a payout goes, in the open: only for the call to the provider, never kept or logged. */
export async function openPayee(app: App, member: MemberId, cardId: string) {
  const row = await findCard(app.db, member, cardId);
  if (!row) throw new Error(`the card ${cardId} of an open payout is gone`);
  const accountNumber = siteEnvelope(app, 'security.card').open(row.id, row.number_sealed);
  return { bankCode: row.bank_code, accountNumber, holder: row.holder };
}
