import { sql } from 'kysely';
import { recordAudit, type Actor, type App, type Tx } from '@palaro/server';
import { contentTopic } from '../content.api.ts';
import './content.events.ts';
import { published } from './published.ts';

export type ContentKind =
  | 'announcement'
  | 'help_topic'
  | 'agreement_version'
  | 'hot_match'
  | 'content_image';

/** What a change did, as the audit trail and the versions keep it. */
interface Written {
  entry: string;
  /** The whole text that operators wrote: the next version of this entry. */
  version?: unknown;
  /** States and numbers of before and after; a text stands in its version. */
  before?: unknown;
  after?: unknown;
  /** Nobody sees it yet, so open screens need not hear of it. */
  unseen?: boolean;
}

interface Change {
  kind: ContentKind;
  action: 'save' | 'publish' | 'unpublish' | 'order' | 'add' | 'remove' | 'image';
}

/**
 * Every change of content goes through here. The change, its version and its audit entry commit
 * together, and every node's next reader sees it; open screens are told. Returns the entry's id.
 */
export async function changeContent(
  app: App,
  actor: Actor,
  { kind, action }: Change,
  write: (tx: Tx) => Promise<Written>,
): Promise<string> {
  const written = await app.db.transaction().execute(async (tx) => {
    const { entry, version, before, after, unseen = false } = await write(tx);
    const at = app.clock.now();
    const id =
      version === undefined
        ? undefined
        : await keep(tx, { kind, entry, at, actor, value: version });
    await recordAudit(tx, actor, at, {
      action: `content.${action}`,
      subject: `${kind}:${entry}`,
      ...(before === undefined ? {} : { before }),
      after: after ?? (id === undefined ? undefined : { version: id }),
    });
    return { entry, unseen };
  });
  published.forget(app);
  app.nodeBus.emit('content.changed', {});
  if (!written.unseen) app.push.publish(contentTopic, {});
  return written.entry;
}

interface Kept {
  kind: ContentKind;
  entry: string;
  at: Date;
  actor: Actor;
  value: unknown;
}

async function keep(tx: Tx, { kind, entry, at, actor, value }: Kept): Promise<string> {
  const { id } = await tx
    .insertInto('content_version')
    .values({ kind, entry, saved_at: at, saved_by: actor.name, value: JSON.stringify(value) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Runs changes of one kind one after another, so that consecutive numbers have no gap. */
export const takeTurns = (tx: Tx, kind: ContentKind) =>
  sql`select pg_advisory_xact_lock(hashtext(${`content.${kind}`}))`.execute(tx);
