import type { MemberId } from '@palaro/kernel';
import { ageOn } from '@palaro/rules';
import {
  itemsFact,
  linkFact,
  memberFact,
  NO_FACT,
  refuse,
  siteEnvelope,
  textFact,
  type App,
  type Db,
  type Fact,
} from '@palaro/server';
import { balanceFacts, countRoundsOf } from '@palaro/wallet/server';
import type { ClosingReason } from '../kyc.api.ts';
import { findApplication } from './applications.repository.ts';
import { findExcludedTwin } from './find-same-person.ts';
import { openOrders } from './open-orders.ts';
import { openDocument, readPerson } from './person.ts';
import { todayOf } from './standing.ts';

/** The first person’s reading of document and list, sealed as base64. */
interface Readings {
  birthdayRead?: string | undefined;
  listEntry?: string | undefined;
}
type Reading = keyof Readings;

const envelope = (app: App) => siteEnvelope(app, 'kyc.closing');

/** Seals a reading; requests keep nothing openly that names a person. */
export const sealReading = (app: App, application: string, of: Reading, text: string) =>
  envelope(app).seal(`${of}/${application}`, text).toString('base64');

const openReading = (app: App, application: string, of: Reading, sealed: string | undefined) =>
  sealed === undefined
    ? null
    : envelope(app).open(`${of}/${application}`, Buffer.from(sealed, 'base64'));

interface About extends Readings {
  member: MemberId;
  application: string;
  closing: ClosingReason;
}

/**
 * Facts that the second person sees of a person whose account closes, or opens again: everything
 * that the first one had before him, what he read, and what the member has here.
 */
export async function closingFacts(app: App, db: Db, about: About, follows: string) {
  const { member, application: id, closing, birthdayRead, listEntry } = about;
  const application = await findApplication(db, id);
  if (!application) throw refuse('not_found');
  const [person, { balance }, rounds, orders] = await Promise.all([
    readPerson(app, member, db),
    balanceFacts(app, member, 0n),
    countRoundsOf(db, member),
    openOrders.of(app)(db, member),
  ]);
  const read = openReading(app, id, 'birthdayRead', birthdayRead);
  const { sealed } = application;
  const document = sealed && openDocument(app, id, sealed);
  return {
    member: memberFact(member),
    closing: textFact(closing),
    fullName: textFact(person?.fullName),
    birthdayTyped: person ? birthFact(app, person.birthday) : NO_FACT,
    birthdayRead: read === null ? NO_FACT : birthFact(app, read),
    origin: itemsFact(person ? [person.birthplace, person.nationality] : []),
    address: textFact(person?.address),
    document: itemsFact(document ? [document.type, document.number] : []),
    application: linkFact(id.slice(0, 8), `/console/kyc/${id}`),
    listEntry: textFact(openReading(app, id, 'listEntry', listEntry)),
    match: await matchFact(app, db, application),
    balance,
    rounds: textFact(String(rounds)),
    orders: itemsFact(
      orders.map(({ reference, amount, state }) => [reference, amount, state].join(' · ')),
    ),
    follows: textFact(follows),
  };
}

/** A birthday with the age of today. */
const birthFact = (app: App, birthday: string): Fact =>
  textFact(`${birthday} · ${ageOn(birthday, todayOf(app))}`);

/** The same person under another account that is excluded, and until when. */
async function matchFact(
  app: App,
  db: Db,
  of: NonNullable<Awaited<ReturnType<typeof findApplication>>>,
): Promise<Fact> {
  const { member_id: member, id_digest: idDigest, person_digest: personDigest } = of;
  if (!idDigest || !personDigest) return NO_FACT;
  const twin = await findExcludedTwin(app, { member, idDigest, personDigest }, db);
  if (!twin) return NO_FACT;
  const { account, kind, until, member_id: other } = twin;
  const text = [account, kind, until?.toISOString().slice(0, 10)].filter(Boolean).join(' · ');
  return linkFact(text, `/console/members/${other}`);
}
