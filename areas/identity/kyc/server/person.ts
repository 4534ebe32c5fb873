import type { MemberId } from '@palaro/kernel';
import { keyedDigest, siteEnvelope, type App, type Db } from '@palaro/server';
import type { IdType, PersonField } from '../kyc.rules.ts';
import './kyc.tables.ts';

export type Person = Record<PersonField, string>;

/** The document that identifies a person. */
export interface IdDocument {
  type: IdType;
  number: string;
}

/** A name in a form for comparing: case, accents, points and blanks do not matter. */
export const foldedName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

const digestOf = (app: App, input: string) => keyedDigest(app, 'kyc.person', input);

/** Recognises a person by name and birthday; the order of the names does not matter. */
export const personDigest = (app: App, { fullName, birthday }: Person) => {
  const names = foldedName(fullName).split(' ').sort();
  return digestOf(app, `person\n${names.join(' ')}\n${birthday}`);
};

/** Recognises a document, however its number was typed. */
export const documentDigest = (app: App, { type, number }: IdDocument) =>
  digestOf(app, `document\n${type}\n${number.toUpperCase().replace(/[^A-Z0-9]/g, '')}`);

const envelope = (app: App) => siteEnvelope(app, 'kyc.person');

export const sealPerson = (app: App, member: MemberId, person: Person) =>
  envelope(app).seal(`person/${member}`, JSON.stringify(person));

export const sealDocument = (app: App, application: string, document: IdDocument) =>
  envelope(app).seal(`document/${application}`, JSON.stringify(document));

export const openDocument = (app: App, application: string, sealed: Buffer) =>
  JSON.parse(envelope(app).open(`document/${application}`, sealed)) as IdDocument;

/** The person as the member described himself; null where nothing was saved. */
export async function readPerson(app: App, member: MemberId, db: Db = app.db) {
  const row = await db
    .selectFrom('kyc_person')
    .select('sealed')
    .where('member_id', '=', member)
    .executeTakeFirst();
  return row ? (JSON.parse(envelope(app).open(`person/${member}`, row.sealed)) as Person) : null;
}
