import { WRITTEN_LANGUAGES } from '@palaro/kernel';
import { defineCached } from '@palaro/server';
import { cleanHtml, HTML_RULES } from './clean-html.ts';
import type { Texts } from './content.tables.ts';
import { listAgreements, listMatches, listPublished, listTopics } from './content.repository.ts';

/** An edit made on another node is seen after this time, an edit on this node at once. */
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
    announcements: announcements.map(withCleanHtml),
    topics: topics.map(withCleanHtml),
    agreements: agreements.map(withCleanHtml),
    matches,
  };
});

type Published = Awaited<ReturnType<typeof published.read>>;
export type PublishedAnnouncement = Published['announcements'][number];

/** Cleans HTML again if it was saved under other rules. */
function withCleanHtml<R extends { content: Texts; rules: string }>(row: R): R {
  if (row.rules === HTML_RULES) return row;
  return { ...row, content: cleanTexts(row.content) };
}

export const cleanTexts = (html: Texts): Texts =>
  Object.fromEntries(WRITTEN_LANGUAGES.map((one) => [one, cleanHtml(html[one])])) as Texts;
