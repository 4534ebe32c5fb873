import type { MemberId } from '@palaro/kernel';
import { inSegment, isInSegment, type SegmentRef } from '@palaro/segments/server';
import type { App, Db, Tx } from '@palaro/server';
import type { PromotionRecord } from './promotion-record.ts';

/** A promotion as far as it says whom it is for. */
export type ForSegment = Pick<PromotionRecord, 'id' | 'segment_id' | 'segment_version'>;

/** The segment that a promotion is for, in the version that it was written with. */
export const segmentOf = (of: Omit<ForSegment, 'id'>): SegmentRef | null =>
  of.segment_id === null || of.segment_version === null
    ? null
    : { id: of.segment_id, version: of.segment_version };

/** Those of the members whom a promotion is for (docs/domain/promotions.md §4, Eligibility). */
export async function admitted(
  app: App,
  db: Db,
  promotion: ForSegment,
  members: readonly MemberId[],
): Promise<MemberId[]> {
  const segment = segmentOf(promotion);
  if (segment === null) return [...members];
  const inside = await inSegment(app, db, segment, members);
  return members.filter((member) => inside.has(member));
}

/** Tells whether a promotion is for a member; one with a segment is for no guest. */
export const admits = async (
  app: App,
  promotion: ForSegment,
  member: MemberId | null,
): Promise<boolean> =>
  segmentOf(promotion) === null ||
  (member !== null && (await admitted(app, app.db, promotion, [member])).length > 0);

/** Those of the promotions that are for a member, in their order. */
export async function admitting<P extends ForSegment>(
  app: App,
  promotions: readonly P[],
  member: MemberId | null,
): Promise<P[]> {
  const open = await Promise.all(promotions.map((one) => admits(app, one, member)));
  return promotions.filter((_one, index) => open[index]);
}

/** SQL: a promotion is for this row of `member`, as `m`. */
export const isAdmitted = (app: App, db: Db, promotion: Omit<ForSegment, 'id'>) =>
  isInSegment(app, db, segmentOf(promotion));

/** The awards whose members the promotions that pay them are for; judged again at each issue. */
export async function admittedAwards<A extends { member: MemberId; budget?: string }>(
  app: App,
  tx: Tx,
  awards: readonly A[],
): Promise<A[]> {
  const budgets = [...new Set(awards.flatMap(({ budget }) => budget ?? []))];
  if (budgets.length === 0) return [...awards];
  const closed = await tx
    .selectFrom('promotion')
    .select(['id', 'segment_id', 'segment_version'])
    .where('id', 'in', budgets)
    .where('segment_id', 'is not', null)
    .execute();
  const inside = new Map<string, ReadonlySet<MemberId>>();
  for (const promotion of closed) {
    const members = awards.flatMap((one) => (one.budget === promotion.id ? one.member : []));
    inside.set(promotion.id, new Set(await admitted(app, tx, promotion, members)));
  }
  return awards.filter(({ budget, member }) => inside.get(budget ?? '')?.has(member) ?? true);
}
