import type { InLanguages, Money } from '@palaro/kernel';
import type { SegmentRef } from '@palaro/segments/server';
import type { Db } from '@palaro/server';
import type { PromotionState } from '../promotion-moves.ts';
import type { PromotionRecord } from './promotion-record.ts';

/** A definition as it is written. */
export interface NewPromotion {
  id: string;
  kind: PromotionRecord['kind'];
  state: PromotionState;
  title: InLanguages<string>;
  summary: InLanguages<string>;
  /** Whom it is for; left out: everybody. */
  segment?: SegmentRef | null;
  /** The rule of its kind. */
  rule: object;
  startsAt: Date;
  endsAt: Date | null;
  budget: Money;
  madeAt: Date;
  madeBy: string;
}

/** Writes a definition; false where one of that id stands already, which is left as it is. */
export async function insertPromotion(db: Db, of: NewPromotion): Promise<boolean> {
  const written = await db
    .insertInto('promotion')
    .values({
      id: of.id,
      kind: of.kind,
      state: of.state,
      title: JSON.stringify(of.title),
      summary: JSON.stringify(of.summary),
      rule: JSON.stringify(of.rule),
      segment_id: of.segment?.id ?? null,
      segment_version: of.segment?.version ?? null,
      starts_at: of.startsAt,
      ends_at: of.endsAt,
      budget: String(of.budget),
      made_at: of.madeAt,
      made_by: of.madeBy,
    })
    .onConflict((on) => on.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}
