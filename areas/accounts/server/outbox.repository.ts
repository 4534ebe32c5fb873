import type { Insertable } from 'kysely';
import type { Db, Tables } from '@palaro/server';

export const writeOutbox = (db: Db, message: Insertable<Tables['outbox']>) =>
  db.insertInto('outbox').values(message).execute();

/** What was sent to a recipient, newest first. */
export const listOutbox = (db: Db, recipient: string) =>
  db
    .selectFrom('outbox')
    .select(['recipient as to', 'channel', 'text', 'code', 'sent_at'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
