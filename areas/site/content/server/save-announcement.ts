import { WRITTEN_LANGUAGES } from '@palaro/kernel';
import { refuse, type Actor, type App } from '@palaro/server';
import { contentLink } from '@palaro/whitelabel';
import type { Audience } from '../audience.ts';
import { CONTENT_MAX, type Announcement, type GROUPS, type PLATFORMS } from '../content.api.ts';
import { changeContent } from './change-content.ts';
import { HTML_RULES } from './clean-html.ts';
import type { Texts } from './content.tables.ts';
import { planTurns } from './turns.ts';
import { findImages } from './image.repository.ts';
import { missingIn } from './missing-languages.ts';
import { cleanTexts } from './published.ts';

/** An announcement as operators write it. Fields left out get a plain default. */
export interface AnnouncementDraft {
  type: Announcement['type'];
  title: Texts;
  /** HTML. */
  content: Texts;
  execution?: NonNullable<Announcement['execution']>;
  groupName?: (typeof GROUPS)[number];
  platform?: (typeof PLATFORMS)[number];
  /** Only this merchant's visitors. */
  merchantCode?: string;
  /** Addresses of stored pictures, main picture first. */
  images?: readonly string[];
  link?: string;
  promotionType?: string;
  promotionId?: string;
  audience?: Audience;
  forTrials?: boolean;
  pinned?: boolean;
  sort?: number;
  startsAt: Date;
  endsAt?: Date;
}

/**
 * Creates a draft, or saves an announcement again under its id. Returns the id and leaves the
 * published state unchanged. HTML is cleaned here. Refuses `content.unfit` if a field is invalid,
 * and `content.languages_missing` if a published announcement would lose a language
 * (docs/domain/promotions.md §11).
 */
export async function saveAnnouncement(
  app: App,
  actor: Actor,
  draft: AnnouncementDraft,
  id?: string,
): Promise<string> {
  judge(draft);
  const images = JSON.stringify(await imagesOf(app, draft));
  const row = { ...(await plainRow(draft)), images };
  return changeContent(app, actor, { kind: 'announcement', action: 'save' }, async (tx) => {
    const saved = id
      ? await tx
          .updateTable('announcement')
          .set(row)
          .where('id', '=', id)
          .returning(SAVED)
          .executeTakeFirst()
      : await tx.insertInto('announcement').values(row).returning(SAVED).executeTakeFirst();
    if (!saved) throw refuse('not_found');
    if (saved.published && !isWhole(saved)) throw refuse('content.languages_missing');
    if (saved.published) await planTurns(app, tx, saved);
    return { entry: saved.id, version: draft, unseen: !saved.published };
  });
}

/**
 * Publishes an announcement, which then shows within its times, or makes it a draft again.
 * Publishing needs title and text in both languages: `content.languages_missing`.
 */
export const setPublished = (app: App, actor: Actor, id: string, on: boolean): Promise<string> =>
  changeContent(
    app,
    actor,
    { kind: 'announcement', action: on ? 'publish' : 'unpublish' },
    async (tx) => {
      const row = await tx
        .updateTable('announcement')
        .set({ published: on })
        .where('id', '=', id)
        .returning(['title', 'content', 'starts_at', 'ends_at'])
        .executeTakeFirst();
      if (!row) throw refuse('not_found');
      if (on && !isWhole(row)) throw refuse('content.languages_missing');
      if (on) await planTurns(app, tx, row);
      return { entry: id, before: { published: !on }, after: { published: on } };
    },
  );

/** Puts the named announcements in this order. All others keep their numbers. */
export const orderAnnouncements = (app: App, actor: Actor, ids: readonly string[]) =>
  changeContent(app, actor, { kind: 'announcement', action: 'order' }, async (tx) => {
    for (const [i, id] of ids.entries()) {
      await tx.updateTable('announcement').set({ sort: i }).where('id', '=', id).execute();
    }
    return { entry: ids[0] ?? '', after: { ids } };
  });

/** Judged as it was stored: of a text that was nothing but a script, cleaning left nothing. */
const SAVED = ['id', 'published', 'title', 'content', 'starts_at', 'ends_at'] as const;
const isWhole = (stored: { title: Texts; content: Texts }) => missingIn(stored).length === 0;

const unfit = (field: string) => refuse('content.unfit', { values: { field } });

/** Longest title in characters. A longer one fits no screen's line. */
const TITLE_MAX = 200;

function judge(draft: AnnouncementDraft) {
  const { type, execution, link, forTrials, startsAt, endsAt, title, content } = draft;
  if ((type === 'PU') !== (execution !== undefined)) throw unfit('execution');
  if (forTrials && type !== 'PL') throw unfit('forTrials');
  if (link !== undefined && !contentLink(link)) throw unfit('link');
  if (endsAt && endsAt <= startsAt) throw unfit('endsAt');
  for (const language of WRITTEN_LANGUAGES) {
    if (title[language].length > TITLE_MAX) throw unfit('title');
    if (content[language].length > CONTENT_MAX) throw unfit('content');
  }
}

async function imagesOf(app: App, { images = [] }: AnnouncementDraft) {
  const known = await findImages(app.db, images);
  return images.map((url, i) => {
    const image = known.get(url);
    if (!image) throw unfit('images');
    return { sequence: i + 1, url, width: image.width, height: image.height };
  });
}

const plainRow = async (draft: AnnouncementDraft) => ({
  type: draft.type,
  title: JSON.stringify(draft.title),
  content: JSON.stringify(await cleanTexts(draft.content)),
  execution: draft.execution ?? null,
  group_name: draft.groupName ?? null,
  platform: draft.platform ?? 'ALL',
  merchant_code: draft.merchantCode ?? null,
  link: draft.link ?? null,
  promotion_type: draft.promotionType ?? null,
  promotion_id: draft.promotionId ?? null,
  audience: JSON.stringify(draft.audience ?? { kind: 'all' }),
  for_trials: draft.forTrials ?? false,
  pinned: draft.pinned ?? false,
  sort: draft.sort ?? 0,
  starts_at: draft.startsAt,
  ends_at: draft.endsAt ?? null,
  rules: HTML_RULES,
});
