import type { Query } from '@palaro/api';
import { listPage, refuse, type Actor, type App } from '@palaro/server';
import type { consoleApi, VERSIONED, WrittenAnnouncement, WrittenTopic } from '../console.api.ts';
import {
  CONTENT_A_PAGE,
  findAnnouncement,
  findTopic,
  findVersion,
  listVersions,
  pageOfAnnouncements,
  pageOfMatches,
  pageOfTopics,
} from './console-content.repository.ts';
import { draftOf, draftView, rowView, stateOf } from './content-on-wire.ts';
import { listAgreements } from './content.repository.ts';
import { saveAnnouncement } from './save-announcement.ts';
import { saveHelpTopic } from './save-pages.ts';

const size = CONTENT_A_PAGE;

/** Announcements of every state, in the order in which members see them. */
export async function listForEditors(
  app: App,
  filter: Query<(typeof consoleApi)['announcementList']>,
) {
  const now = app.clock.now();
  const { rows, ...page } = await pageOfAnnouncements(app.db, filter, now);
  return listPage(
    rows.map((row) => rowView(row, now)),
    page,
  );
}

/** One announcement as operators wrote it. Throws `not_found`. */
export async function readForEditor(app: App, id: string) {
  const row = await findAnnouncement(app.db, id);
  if (!row) throw refuse('not_found');
  return { id, state: stateOf(row, app.clock.now()), draft: draftView(row) };
}

export async function listTopicsForEditors(app: App, pageNum = 1) {
  const { rows, total } = await pageOfTopics(app.db, pageNum);
  return listPage(rows.map(topicView), { pageNum, size, total });
}

/** One help topic as operators wrote it. Throws `not_found`. */
export async function readTopicForEditor(app: App, id: string) {
  const row = await findTopic(app.db, id);
  if (!row) throw refuse('not_found');
  return topicView(row);
}

const topicView = ({ device, ...row }: NonNullable<Awaited<ReturnType<typeof findTopic>>>) => ({
  id: row.id,
  title: row.title,
  content: row.content,
  sort: row.sort,
  published: row.published,
  ...(device && { device }),
});

export async function listAgreementsForEditors(app: App) {
  const rows = await listAgreements(app.db);
  return {
    list: rows.map(({ version, in_force_from, title, content }) => ({
      version,
      title,
      content,
      inForceFrom: in_force_from.toISOString(),
    })),
  };
}

export async function listMatchesForEditors(app: App, pageNum = 1) {
  const { rows, total } = await pageOfMatches(app.db, pageNum, app.clock.now());
  const list = rows.map((row) => ({
    id: row.id,
    matchTime: row.match_time.toISOString(),
    shownFrom: row.shown_from.toISOString(),
    shownUntil: row.shown_until.toISOString(),
    league: row.league,
    homeTeam: row.home_team,
    awayTeam: row.away_team,
    homeImage: row.home_image,
    awayImage: row.away_image,
    vendor: row.vendor,
    roomId: row.room_id,
    nodeId: row.node_id,
  }));
  return listPage(list, { pageNum, size, total });
}

interface Versioned {
  kind: (typeof VERSIONED)[number];
  entry: string;
}

/** What an entry was at each saving, newest first. */
export async function readVersions(app: App, { kind, entry }: Versioned) {
  const rows = await listVersions(app.db, kind, entry);
  return {
    list: rows.map(({ id, saved_at, saved_by, value }) => ({
      id,
      savedAt: saved_at.toISOString(),
      savedBy: saved_by,
      value: value as Record<string, unknown>,
    })),
  };
}

/**
 * Saves an old version again as the newest one, by the rules of today. Throws `not_found`, and what
 * saving throws.
 */
export async function restoreVersion(app: App, actor: Actor, of: Versioned & { version: string }) {
  const found = await findVersion(app.db, of);
  if (!found) throw refuse('not_found');
  if (of.kind === 'help_topic') {
    await saveHelpTopic(app, actor, found.value as WrittenTopic, of.entry);
  } else {
    await saveAnnouncement(app, actor, draftOf(found.value as WrittenAnnouncement), of.entry);
  }
  return {};
}
