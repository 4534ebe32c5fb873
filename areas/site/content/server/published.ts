import type { Reply } from '@palaro/api';
import { WRITTEN_LANGUAGES } from '@palaro/kernel';
import { defineCached, type App } from '@palaro/server';
import type { publishedApi } from '../content.api.ts';
import { cleanHtml, HTML_RULES } from './clean-html.ts';
import './content.events.ts';
import type { Texts } from './content.tables.ts';
import { listAgreements, listMatches, listPublished, listTopics } from './content.repository.ts';

/** An edit is seen at once on every node; this is for what changes without one. */
const KEPT_SECONDS = 30;

/**
 * Everything that is published and not over, read together: there are few rows, and every visitor
 * asks for them. Times and audiences are checked for each answer, so an entry that begins within
 * the 30 s still appears on time.
 */
export const published = defineCached('content.published', KEPT_SECONDS, async (app) => {
  const now = app.clock.now();
  const [announcements, topics, agreements, matches] = await Promise.all([
    listPublished(app.db, now),
    listTopics(app.db),
    listAgreements(app.db),
    listMatches(app.db, now),
  ]);
  return {
    announcements: await Promise.all(announcements.map(withCleanHtml)),
    topics: await Promise.all(topics.map(withCleanHtml)),
    agreements: await Promise.all(agreements.map(withCleanHtml)),
    matches,
    /** Lists that were put together from these rows, by language and the ids of their rows. */
    lists: new Map<string, Reply<(typeof publishedApi)['announcements']>>(),
  };
});

/** Reads anew what another node published (docs/domain/operator-console.md, case 42). */
export function hearOfChanges(app: App) {
  const forget = () => published.forget(app);
  app.nodeBus.on('elsewhere.content', forget);
  app.nodeBus.on('elsewhere.missed', forget);
}

export type Published = Awaited<ReturnType<typeof published.read>>;
export type PublishedAnnouncement = Published['announcements'][number];

/** Cleans HTML again if it was saved under other rules. */
async function withCleanHtml<R extends { content: Texts; rules: string }>(row: R): Promise<R> {
  if (row.rules === HTML_RULES) return row;
  return { ...row, content: await cleanTexts(row.content) };
}

export async function cleanTexts(html: Texts): Promise<Texts> {
  const clean = WRITTEN_LANGUAGES.map(async (one) => [one, await cleanHtml(html[one])] as const);
  return Object.fromEntries(await Promise.all(clean)) as Texts;
}
