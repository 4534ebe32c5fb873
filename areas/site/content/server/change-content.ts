import { sql } from 'kysely';
import type { App, Tables, Tx } from '@palaro/server';
import { published } from './published.ts';

type Change = Tables['content_change'];

interface Written {
  entry: string;
  /** The new value, as the audit keeps it. */
  value: unknown;
}

/**
 * Every change of content goes through here. The change and its audit entry commit together, and
 * the next reader sees it. `by` is the operator's name.
 */
export async function changeContent(
  app: App,
  what: { kind: ContentKind; action: Change['action']; by: string },
  write: (tx: Tx) => Promise<Written>,
): Promise<string> {
  const entry = await app.db.transaction().execute(async (tx) => {
    const written = await write(tx);
    await tx
      .insertInto('content_change')
      .values({
        changed_at: app.clock.now(),
        changed_by: what.by,
        kind: what.kind,
        action: what.action,
        entry: written.entry,
        value: JSON.stringify(written.value),
      })
      .execute();
    return written.entry;
  });
  published.forget(app);
  return entry;
}

export type ContentKind =
  'announcement' | 'help_topic' | 'agreement_version' | 'hot_match' | 'content_image';

/** Runs changes of one kind one after another, so that consecutive numbers have no gap. */
export const takeTurns = (tx: Tx, kind: ContentKind) =>
  sql`select pg_advisory_xact_lock(hashtext(${`content.${kind}`}))`.execute(tx);
