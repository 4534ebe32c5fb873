import type { MemberId } from '@palaro/kernel';
import { siteEnvelope, type App } from '@palaro/server';
import { bankOf } from '../banks.ts';
import { findCard, listCards, type CardRow } from './bank-cards.repository.ts';
import { cardLabel } from './card-label.ts';
import { reviewsAmong, type CardReview } from './card-reviews.ts';

/** A card as the cashier sees it: without its number. */
export interface PayoutCard {
  id: string;
  bankCode: string;
  kind: 'BANK' | 'WALLET';
  last4: string;
  /** `GCash ••••1234`. */
  label: string;
  state: 'active' | 'review';
  /** Why it is checked, and until when; null unless in review. */
  review: CardReview | null;
  addedAt: Date;
  usableFrom: Date;
}

const cardOf = (row: CardRow, review: CardReview | undefined): PayoutCard => ({
  id: row.id,
  bankCode: row.bank_code,
  kind: bankOf(row.bank_code)?.kind === 'wallet' ? 'WALLET' : 'BANK',
  last4: row.last4,
  label: cardLabel(row),
  state: row.state,
  review: review ?? null,
  addedAt: row.added_at,
  usableFrom: row.usable_from,
});

/** The member's cards, the main one first. */
export async function payoutCards({ db }: App, member: MemberId): Promise<PayoutCard[]> {
  const rows = await listCards(db, member);
  const reviews = await reviewsAmong(db, member, rows);
  return rows.map((row) => cardOf(row, reviews.get(row.id)));
}

/** Where a payout goes, in the open: only for the call to the provider, never kept or logged. */
export async function openPayee(app: App, member: MemberId, cardId: string) {
  const row = await findCard(app.db, member, cardId);
  if (!row) throw new Error(`the card ${cardId} of an open payout is gone`);
  const accountNumber = siteEnvelope(app, 'security.card').open(row.id, row.number_sealed);
  return { bankCode: row.bank_code, accountNumber, holder: row.holder };
}
