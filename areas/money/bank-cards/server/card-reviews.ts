import { plusSeconds, type MemberId } from '@palaro/kernel';
import { foldName } from '@palaro/rules';
import type { Db } from '@palaro/server';
import { sql } from 'kysely';
import type { CARD_REVIEWS } from '../bank-cards.api.ts';

/** A member cannot withdraw to it meanwhile; half a day is long. */
export const REVIEW_SECONDS = 12 * 3_600;

export interface CardReview {
  reason: (typeof CARD_REVIEWS)[number];
  /** Until then it is usually decided: from here on the queue calls it late. */
  until: Date;
}

/** True if somebody else has the number, in SQL over `bank_card c`. */
export const OTHERS = sql<boolean>`exists (select from bank_card o
  where o.number_digest = c.number_digest and o.member_id <> c.member_id and o.state = 'active')`;

interface ReviewedCard {
  others: boolean;
  holder: string;
  payee_name: string | null;
}

/** Why a card waits for an operator (docs/domain/accounts.md §7). */
export function reviewReason(card: ReviewedCard): CardReview['reason'] {
  if (card.others) return 'owner';
  return foldName(card.holder) === foldName(card.payee_name ?? '') ? 'refused' : 'name';
}

/** Reads the reviews of a member's cards by the card's id; asks only where one is in review. */
export async function reviewsAmong(
  db: Db,
  member: MemberId,
  cards: readonly { state: string }[],
): Promise<ReadonlyMap<string, CardReview>> {
  if (!cards.some(({ state }) => state === 'review')) return new Map();
  const rows = await db
    .selectFrom('bank_card as c')
    .innerJoin('member as m', 'm.id', 'c.member_id')
    .select(['c.id', 'c.holder', 'c.added_at', 'c.review_since', 'm.payee_name'])
    .select(OTHERS.as('others'))
    .where('c.member_id', '=', member)
    .where('c.state', '=', 'review')
    .where('c.removed_at', 'is', null)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        reason: reviewReason(row),
        until: plusSeconds(row.review_since ?? row.added_at, REVIEW_SECONDS),
      },
    ]),
  );
}
