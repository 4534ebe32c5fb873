import { createHash } from 'node:crypto';
import type { Query, Reply } from '@palaro/api';
import { dayIn, inLanguage, type Language } from '@palaro/kernel';
import { refuse, type App, type Member } from '@palaro/server';
import type { Announcement, Banner, publishedApi } from '../content.api.ts';
import { countTap, insertReadMark, listReadMarks } from './content.repository.ts';
import { published, type Published, type PublishedAnnouncement } from './published.ts';
import { isAgent, visibleTo, type Viewer } from './viewer.ts';

type AnnouncementQuery = Query<(typeof publishedApi)['announcements']>;
type Groups = Reply<(typeof publishedApi)['announcements']>;

/** The visitor who asks. A guest who names no merchant belongs to the site itself. */
export interface Asker {
  member: Member | null;
  language: Language;
  merchant?: string | undefined;
}

/**
 * The announcements for a visitor, grouped by place (HOME-11) and filtered by type, group,
 * platform, merchant, audience and time. Only agents may ask for agent announcements; others get
 * `not_agent`.
 */
export async function listAnnouncements(
  app: App,
  query: AnnouncementQuery,
  asker: Asker,
): Promise<Groups> {
  const viewer = viewerOf(app, asker, query.merchantCode);
  const types = query.types.split(',');
  if (types.includes('A') && !isAgent(viewer)) throw refuse('not_agent');
  const content = await published.read(app);
  const asked = (row: PublishedAnnouncement) => types.includes(row.type) && isAsked(row, query);
  const rows = await live(app, viewer, asked, content);
  const { lists } = content;
  const key = [asker.language, ...rows.map(({ id }) => id)].join(' ');
  const groups = lists.get(key) ?? grouped(rows, asker.language);
  lists.set(key, groups);
  if (!types.includes('A')) return groups;
  return { ...groups, ...(await agentsOwn(app, viewer, rows, asker.language)) };
}

/** What these rows come to in a language, whoever asks: it is kept as long as the rows are. */
function grouped(rows: readonly PublishedAnnouncement[], language: Language): Groups {
  const show = (keep: (row: PublishedAnnouncement) => boolean) =>
    rows.filter(keep).map((row) => shown(row, language));
  const isLobby = (row: PublishedAnnouncement) => row.group_name === 'm_home';
  return {
    banners: show(({ type }) => type === 'B').map(asBanner),
    player: newestFirst(show(({ type }) => type === 'PL')),
    popup: show(({ type }) => type === 'PU'),
    hot: show(({ type, pinned }) => type === 'PL' && pinned),
    promotion: show((row) => row.type === 'PR' && !isLobby(row)),
    contentLobby: show((row) => row.type === 'PR' && isLobby(row)),
  };
}

/** The lobby's news lines: player announcements, newest first (HOME-02). */
export async function listLobbyNews(app: App, asker: Asker) {
  const viewer = viewerOf(app, asker);
  const rows = await live(app, viewer, ({ type }) => type === 'PL');
  const news = newestFirst(rows.map((row) => shown(row, asker.language)));
  return { list: news.map(({ id, title, publishedAt }) => ({ id, title, publishedAt })) };
}

/** Marks an agent announcement as read and returns how many are still unread. */
export async function readAnnouncement(app: App, member: Member, id: string) {
  const viewer = viewerOf(app, { member });
  const rows = await live(app, viewer, ({ type }) => type === 'A');
  if (!rows.some((row) => row.id === id)) throw refuse('not_found');
  await insertReadMark(app.db, { member: member.id, id, at: app.clock.now() });
  const marks = await listReadMarks(app.reads, member.id);
  return { unreadCount: rows.filter((row) => !marks.has(row.id)).length };
}

/** Counts a tap on a banner that somebody sees now. Throws `banner_unknown` for any other id. */
export async function tapBanner(app: App, bannerId: string) {
  const { announcements } = await published.read(app);
  const now = app.clock.now();
  const banner = announcements.find(({ id, type }) => id === bannerId && type === 'B');
  if (!banner || !isLive(banner, now)) throw refuse('banner_unknown');
  await countTap(app.db, bannerId, dayIn(app.site.settings['site.zone'], now));
  return {};
}

/** Whether a visitor may see an announcement of a type now. */
export async function isShownTo(
  app: App,
  asker: Pick<Asker, 'member' | 'merchant'>,
  id: string,
  type: Announcement['type'],
): Promise<boolean> {
  const viewer = viewerOf(app, asker);
  const rows = await live(app, viewer, (row) => row.id === id && row.type === type);
  return rows.length > 0;
}

function viewerOf(app: App, asker: Pick<Asker, 'member' | 'merchant'>, named?: string): Viewer {
  const { member, merchant } = asker;
  const own = app.site.settings['site.merchant'];
  return { member, merchant: member?.merchantCode ?? named ?? merchant ?? own };
}

async function live(
  app: App,
  viewer: Viewer,
  keep: (row: PublishedAnnouncement) => boolean,
  content?: Published,
) {
  const { announcements } = content ?? (await published.read(app));
  const now = app.clock.now();
  const rows = announcements.filter((row) => isLive(row, now) && keep(row));
  return visibleTo(app, viewer, rows);
}

const isLive = ({ starts_at, ends_at }: PublishedAnnouncement, now: Date) =>
  starts_at <= now && (ends_at === null || ends_at > now);

/**
 * A row without a group or platform matches every group or platform. A query without one matches
 * all rows.
 */
const isAsked = (row: PublishedAnnouncement, { groupName, platform }: AnnouncementQuery) =>
  (groupName === undefined || row.group_name === null || row.group_name === groupName) &&
  (platform === undefined || platform === 'ALL' || ['ALL', platform].includes(row.platform));

async function agentsOwn(
  app: App,
  { member }: Viewer,
  rows: readonly PublishedAnnouncement[],
  language: Language,
) {
  const marks = member ? await listReadMarks(app.reads, member.id) : new Set<string>();
  const theirs = rows.filter(({ type }) => type === 'A').map((row) => shown(row, language));
  const agent = newestFirst(theirs).map((one) => ({ ...one, read: marks.has(one.id) }));
  return { agent, footer: { unreadCount: agent.filter(({ read }) => !read).length } };
}

const newestFirst = (rows: Announcement[]) =>
  [...rows].sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));

/** Uses the main picture. A banner without a picture shows nothing and has an empty address. */
const asBanner = (one: Announcement): Banner => ({
  ...one,
  bannerId: one.id,
  url: one.images.find(({ sequence }) => sequence === 1)?.url ?? '',
});

const shown = (row: PublishedAnnouncement, language: Language): Announcement => ({
  id: row.id,
  type: row.type,
  title: inLanguage(row.title, language),
  content: inLanguage(row.content, language),
  images: row.images,
  link: row.link,
  promotionType: row.promotion_type,
  promotionId: row.promotion_id,
  execution: row.execution,
  ...(row.group_name ? { groupName: row.group_name } : {}),
  pinned: row.pinned,
  publishedAt: row.starts_at.toISOString(),
  ...(row.type === 'PU' && { texts: { language, digest: digestOf(row) } }),
});

/** Equal for two readers of one popup, in whatever language each reads it (POP-04). */
const digestOf = ({ title, content }: PublishedAnnouncement) =>
  createHash('sha256')
    .update(JSON.stringify([title, content]))
    .digest('base64url');
