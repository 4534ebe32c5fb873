import { newId, type MemberId } from '@palaro/kernel';
import { refuse, siteEnvelope, type App, type Db, type Member, type Tx } from '@palaro/server';
import type { DocumentKind } from '../kyc.api.ts';
import { wantedFor } from '../kyc.rules.ts';
import { drawAnew } from './document-picture.ts';
import { refusalToChange } from './save-person.ts';
import { readStanding, type Standing } from './standing.ts';
import { withKyc } from './change-level.ts';

const kindsOf = (next: Standing['next']) => (next === null ? [] : wantedFor(next === 3 ? 3 : 2));

const envelope = (app: App) => siteEnvelope(app, 'kyc.document');

/**
 * Stores a picture for the next level, redrawn and encrypted. It replaces an unsent one of the same
 * kind. Refuses what `drawAnew` and `refusalToChange` name.
 */
export async function addDocument(
  app: App,
  { id: member }: Member,
  kind: DocumentKind,
  file: Uint8Array,
): Promise<void> {
  await refuseUnwanted(app, member, kind);
  const { bytes, width, height } = await drawAnew(app, file);
  const id = newId(app.clock.now());
  const row = { sealed: envelope(app).seal(id, bytes), width, height, added_at: app.clock.now() };
  await withKyc(app, member, async (tx) => {
    await refuseUnwanted(app, member, kind, tx);
    await drafts(tx, member).where('kind', '=', kind).execute();
    await tx
      .insertInto('kyc_document')
      .values({ id, member_id: member, application_id: null, kind, ...row })
      .execute();
  });
}

async function refuseUnwanted(app: App, member: MemberId, kind: DocumentKind, db: Db = app.db) {
  const standing = await readStanding(app, member, db);
  const refusal = refusalToChange(standing);
  if (refusal) throw refuse(refusal);
  if (!kindsOf(standing.next).includes(kind)) throw refuse('kyc.done');
}

const drafts = (tx: Tx, member: MemberId) =>
  tx.deleteFrom('kyc_document').where('member_id', '=', member).where('application_id', 'is', null);

/** Pictures that were added but not sent yet. */
export const listDrafts = (db: Db, member: MemberId) =>
  db
    .selectFrom('kyc_document')
    .select(['kind', 'added_at'])
    .where('member_id', '=', member)
    .where('application_id', 'is', null)
    .orderBy('added_at')
    .execute();

/** Attaches the unsent pictures to an application; answers which kinds these were. */
export async function attachDrafts(
  tx: Tx,
  member: MemberId,
  application: string,
  kinds: readonly DocumentKind[],
): Promise<DocumentKind[]> {
  const sent = await tx
    .updateTable('kyc_document')
    .set({ application_id: application })
    .where('member_id', '=', member)
    .where('application_id', 'is', null)
    .where('kind', 'in', kinds)
    .returning('kind')
    .execute();
  return sent.map(({ kind }) => kind);
}

/** A decrypted picture; the caller checks who may see it. Undefined where there is none. */
export async function openPicture(app: App, db: Db, id: string) {
  const row = await db
    .selectFrom('kyc_document')
    .select(['member_id', 'kind', 'sealed'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, bytes: envelope(app).openBytes(id, row.sealed) };
}
