import type { MemberId } from '@palaro/kernel';
import type { App, Db } from '@palaro/server';
import { sql } from 'kysely';
import { isKnownElsewhere } from './applications.repository.ts';
import type { Finding } from './kyc.tables.ts';
import { foldedName } from './person.ts';

/** The digests by which a person is recognised. */
interface Marks {
  member: MemberId;
  idDigest: Buffer;
  personDigest: Buffer;
}

interface Exclusion {
  member_id: MemberId;
  account: string;
  kind: 'self' | 'family' | 'licensee';
  until: Date | null;
}

/**
 * The exclusion of the same person under another account, found by document, or by name and
 * birthday (docs/domain/responsible-gaming.md §3); null where there is none. A self-exclusion lasts
 * even past its day. One that two people said to be another person's, as they undid the closing
 * that came of it, is none.
 */
export async function findExcludedTwin(
  app: App,
  { member, idDigest, personDigest }: Marks,
  db: Db = app.db,
) {
  const now = app.clock.now();
  const { rows } = await sql<Exclusion>`
    select e.kind, e.until_at until, e.member_id, m.account
    from exclusion e join member m on m.id = e.member_id
    where e.kind <> 'time_out' and e.lifted_at is null and e.from_at <= ${now}
      and (e.kind = 'self' or e.until_at is null or e.until_at > ${now})
      and e.member_id <> ${member} and e.member_id in (
        select member_id from kyc_application
          where id_digest = ${idDigest} or person_digest = ${personDigest}
        union all
        select member_id from kyc_person where person_digest = ${personDigest})
      and not exists (select from kyc_closing k join kyc_application a on a.id = k.application_id
        where k.member_id = ${member} and k.state = 'Undone' and k.reason = 'excluded'
          and k.ended_at >= e.from_at and a.person_digest = ${personDigest})
    order by e.until_at desc nulls first limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Orders approvals and exclusions of one person, whose accounts may be several. */
export async function lockPerson(
  tx: Db,
  { idDigest, personDigest }: Omit<Marks, 'member'>,
): Promise<void> {
  const digests = [idDigest, personDigest].map((digest) => digest.toString('hex')).sort();
  for (const digest of digests) {
    await sql`select pg_advisory_xact_lock(hashtext('person'), hashtext(${digest}))`.execute(tx);
  }
}

/** For the reviewer: signs of a second account, or of a payee with another name. */
export async function findingsOf(
  db: Db,
  { member, idDigest, personDigest }: Marks,
  fullName: string,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  if (await isKnownElsewhere(db, member, 'person_digest', personDigest))
    findings.push('same_person');
  if (await isKnownElsewhere(db, member, 'id_digest', idDigest)) findings.push('same_document');
  const { payee_name } = await db
    .selectFrom('member')
    .select('payee_name')
    .where('id', '=', member)
    .executeTakeFirstOrThrow();
  if (payee_name !== null && foldedName(payee_name) !== foldedName(fullName)) {
    findings.push('payee_name');
  }
  return findings;
}
