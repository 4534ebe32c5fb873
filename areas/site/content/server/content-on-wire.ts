import { refuse } from '@palaro/server';
import type { Audience } from '../audience.ts';
import type { AnnouncementRow, WrittenAnnouncement } from '../console.api.ts';
import type { AnnouncementRecord } from './console-content.repository.ts';
import type { AnnouncementDraft } from './save-announcement.ts';
import { missingIn } from './missing-languages.ts';

/** Draft → Scheduled → Live → Ended, by the site's clock (docs/content.md, States). */
export function stateOf(
  { published, starts_at, ends_at }: AnnouncementRecord,
  now: Date,
): AnnouncementRow['state'] {
  if (!published) return 'draft';
  if (ends_at !== null && ends_at <= now) return 'ended';
  return starts_at > now ? 'scheduled' : 'live';
}

export const rowView = (
  row: AnnouncementRecord & { taps: string },
  now: Date,
): AnnouncementRow => ({
  id: row.id,
  type: row.type,
  title: row.title,
  state: stateOf(row, now),
  execution: row.execution,
  groupName: row.group_name,
  pinned: row.pinned,
  audience: row.audience.kind,
  sort: row.sort,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
  missing: missingIn(row),
  taps: Number(row.taps),
});

/** An announcement as operators wrote it; a field without a value stays away. */
export const draftView = (row: AnnouncementRecord): WrittenAnnouncement => ({
  type: row.type,
  title: row.title,
  content: row.content,
  ...(row.execution && { execution: row.execution }),
  ...(row.group_name && { groupName: row.group_name }),
  platform: row.platform,
  ...(row.merchant_code && { merchantCode: row.merchant_code }),
  images: row.images.map(({ url }) => url),
  ...(row.link && { link: row.link }),
  ...(row.promotion_type && { promotionType: row.promotion_type }),
  ...(row.promotion_id && { promotionId: row.promotion_id }),
  audience: row.audience,
  forTrials: row.for_trials,
  pinned: row.pinned,
  sort: row.sort,
  startsAt: row.starts_at.toISOString(),
  ...(row.ends_at && { endsAt: row.ends_at.toISOString() }),
});

/** What an operator sent, as the use case takes it. Refuses `content.unfit` for an audience. */
export function draftOf({
  audience,
  startsAt,
  endsAt,
  ...rest
}: WrittenAnnouncement): AnnouncementDraft {
  return {
    ...rest,
    ...(audience && { audience: audienceOf(audience) }),
    startsAt: new Date(startsAt),
    ...(endsAt && { endsAt: new Date(endsAt) }),
  };
}

function audienceOf(sent: NonNullable<WrittenAnnouncement['audience']>): Audience {
  const { kind, from, to, member, tag } = sent;
  if (kind === 'all') return { kind };
  if (kind === 'vip' && from !== undefined && to !== undefined && from <= to) {
    return { kind, from, to };
  }
  if (kind === 'line' && member) return { kind, member };
  if (kind === 'tag' && tag) return { kind, tag };
  throw refuse('content.unfit', { values: { field: 'audience' } });
}
