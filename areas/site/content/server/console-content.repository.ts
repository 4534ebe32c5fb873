import type { Query } from '@palaro/api';
import type { Db, Tables } from '@palaro/server';
import { sql, type Selectable } from 'kysely';
import type { consoleApi } from '../console.api.ts';
import './content.tables.ts';
import { UNSEEN } from './missing-languages.ts';

export const CONTENT_A_PAGE = 50;
const VERSIONS_SHOWN = 50;

export type AnnouncementRecord = Selectable<Tables['announcement']>;
type Filter = Query<(typeof consoleApi)['announcementList']>;

/** A page of announcements by type, in the order in which members see them, with their taps. */
export async function pageOfAnnouncements(db: Db, filter: Filter, now: Date) {
  const { type, state, groupName, execution, missing, pageNum = 1 } = filter;
  const size = filter.pageSize ?? CONTENT_A_PAGE;
  let found = db.selectFrom('announcement');
  if (type) found = found.where('type', '=', type);
  if (groupName) found = found.where('group_name', '=', groupName);
  if (execution) found = found.where('execution', '=', execution);
  if (missing) {
    found = found.where(
      sql<boolean>`trim(title->>${missing}) = ''
        or regexp_replace(content->>${missing}, ${UNSEEN}, '', 'g') = ''`,
    );
  }
  if (state) found = found.where('published', '=', state !== 'draft');
  if (state === 'scheduled') found = found.where('starts_at', '>', now);
  if (state === 'ended') found = found.where('ends_at', '<=', now);
  if (state === 'live') {
    found = found
      .where('starts_at', '<=', now)
      .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]));
  }
  const taps = sql<string>`(select coalesce(sum(taps), 0) from banner_tap
    where announcement_id = announcement.id)`;
  const [rows, { total }] = await Promise.all([
    found
      .selectAll()
      .select(taps.as('taps'))
      .orderBy('type')
      .orderBy('sort')
      .orderBy('starts_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .offset((pageNum - 1) * size)
      .execute(),
    found.select((e) => e.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, pageNum, size, total: Number(total) };
}

export const findAnnouncement = (db: Db, id: string) =>
  db.selectFrom('announcement').selectAll().where('id', '=', id).executeTakeFirst();

export const findTopic = (db: Db, id: string) =>
  db.selectFrom('help_topic').selectAll().where('id', '=', id).executeTakeFirst();

export async function pageOfTopics(db: Db, pageNum: number) {
  const found = db.selectFrom('help_topic');
  const [rows, { total }] = await Promise.all([
    found
      .selectAll()
      .orderBy('sort')
      .orderBy('id')
      .limit(CONTENT_A_PAGE)
      .offset((pageNum - 1) * CONTENT_A_PAGE)
      .execute(),
    found.select((e) => e.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}

/** Matches that are not over, the next one first. */
export async function pageOfMatches(db: Db, pageNum: number, now: Date) {
  const found = db.selectFrom('hot_match').where('shown_until', '>', now);
  const [rows, { total }] = await Promise.all([
    found
      .selectAll()
      .orderBy('match_time')
      .orderBy('id')
      .limit(CONTENT_A_PAGE)
      .offset((pageNum - 1) * CONTENT_A_PAGE)
      .execute(),
    found.select((e) => e.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}

/** What an entry was at each saving, newest first. */
export const listVersions = (db: Db, kind: string, entry: string) =>
  db
    .selectFrom('content_version')
    .selectAll()
    .where('kind', '=', kind)
    .where('entry', '=', entry)
    .orderBy('id', 'desc')
    .limit(VERSIONS_SHOWN)
    .execute();

export const findVersion = (db: Db, of: { kind: string; entry: string; version: string }) =>
  db
    .selectFrom('content_version')
    .select('value')
    .where('kind', '=', of.kind)
    .where('entry', '=', of.entry)
    .where('id', '=', of.version)
    .executeTakeFirst();
