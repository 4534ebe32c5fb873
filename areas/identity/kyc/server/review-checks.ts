import type { MemberId } from '@palaro/kernel';
import { isOfAge } from '@palaro/rules';
import type { App, Db } from '@palaro/server';
import type { ApplicationRecord } from './applications.repository.ts';
import { findExcludedTwin } from './find-same-person.ts';
import type { Person } from './person.ts';
import { todayOf } from './standing.ts';

/** How many other accounts of the same person or document a reviewer is shown. */
const TWINS_MAX = 20;

/** What the site finds out by itself about an application. */
export async function checksOf(
  app: App,
  db: Db,
  application: ApplicationRecord,
  person: Person | null,
) {
  const { member_id: member, id_digest: idDigest, person_digest: personDigest } = application;
  const marks = idDigest && personDigest ? { member, idDigest, personDigest } : null;
  const minAge = app.site.settings['site.minAge'];
  return {
    ofAge: person && isOfAge(person.birthday, minAge, todayOf(app)),
    minAge,
    excluded: marks ? (await findExcludedTwin(app, marks, db)) !== null : false,
    findings: application.findings,
    expired: application.expires_on !== null && application.expires_on < todayOf(app),
    twins: marks ? await twinsOf(db, marks) : [],
  };
}

interface Marks {
  member: MemberId;
  idDigest: Buffer;
  personDigest: Buffer;
}

/** Other accounts with the same document, or the same name and birthday. */
async function twinsOf(db: Db, { member, idDigest, personDigest }: Marks) {
  const found = await db
    .selectFrom('kyc_application')
    .innerJoin('member', 'member.id', 'kyc_application.member_id')
    .select(['member.id', 'member.account', 'kyc_application.state'])
    .select((e) => e('id_digest', '=', idDigest).as('same_document'))
    .where('kyc_application.member_id', '<>', member)
    .where((e) => e.or([e('id_digest', '=', idDigest), e('person_digest', '=', personDigest)]))
    .orderBy('kyc_application.sent_at', 'desc')
    .limit(TWINS_MAX)
    .execute();
  const seen = new Set<string>();
  return found.filter(({ id }) => !seen.has(id) && seen.add(id));
}
