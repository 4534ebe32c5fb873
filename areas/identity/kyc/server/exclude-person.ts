import { sql } from 'kysely';
import { excludeMember } from '@palaro/accounts/server';
import type { MemberId } from '@palaro/kernel';
import type { App, Db, Events } from '@palaro/server';
import { lockPerson } from './find-same-person.ts';

type Excluded = Events['member.excluded'];
type ExclusionKind = Excluded['kind'];

/**
 * Carries an exclusion to the other accounts that are verified as the same person, by document or
 * by name and birthday (docs/domain/responsible-gaming.md §3: it applies to the person). Only what
 * a document proved counts on both sides: with a name that somebody just typed in he could exclude
 * others. A break is the account's own. Accounts that are excluded for as long already are left.
 */
export async function excludePerson(app: App, { memberId, kind, until }: Excluded): Promise<void> {
  if (kind === 'time_out') return;
  const ends = until === null ? null : new Date(until);
  for (const twin of await provenTwins(app, memberId, kind, ends)) {
    await excludeMember(app, twin, { kind, until: ends, imposedBy: `member/${memberId}` });
  }
}

function provenTwins(app: App, member: MemberId, kind: ExclusionKind, until: Date | null) {
  return app.db.transaction().execute(async (tx) => {
    const proven = await tx
      .selectFrom('kyc_application')
      .select(['id_digest', 'person_digest'])
      .where('member_id', '=', member)
      .where('state', '=', 'approved')
      .execute();
    const twins = new Set<MemberId>();
    for (const { id_digest: idDigest, person_digest: personDigest } of proven) {
      if (!idDigest || !personDigest) continue;
      await lockPerson(tx, { idDigest, personDigest });
      const found = await twinsBy(tx, { member, idDigest, personDigest, kind, until });
      for (const twin of found) twins.add(twin);
    }
    return twins;
  });
}

interface Sought {
  member: MemberId;
  idDigest: Buffer;
  personDigest: Buffer;
  kind: ExclusionKind;
  until: Date | null;
}

async function twinsBy(tx: Db, { member, idDigest, personDigest, kind, until }: Sought) {
  const { rows } = await sql<{ member_id: MemberId }>`
    select distinct member_id from kyc_application a
    where state = 'approved' and member_id <> ${member}
      and (id_digest = ${idDigest} or person_digest = ${personDigest})
      and not exists (select from exclusion e
        where e.member_id = a.member_id and e.kind = ${kind} and e.lifted_at is null
          and (e.until_at is null or e.until_at >= ${until}))`.execute(tx);
  return rows.map((row) => row.member_id);
}
