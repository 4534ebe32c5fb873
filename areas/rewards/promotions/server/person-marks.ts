import type { MemberId } from '@palaro/kernel';
import { keyedDigest, type App } from '@palaro/server';
import { sql } from 'kysely';

/**
 * Marks by which two accounts are one person (docs/domain/promotions.md §4, abuse limits): the
 * browser, bank accounts, and who he is by papers, by ID number, or by name and birthday. All but
 * the browser's are digests. A verified mobile belongs to one account anyway.
 */
export async function personMarks(
  app: App,
  member: MemberId,
  device: string | undefined,
): Promise<string[]> {
  const [{ rows }, name] = await Promise.all([
    sql<{ mark: string }>`
    select 'card/' || encode(number_digest, 'hex') as mark from bank_card
      where member_id = ${member}
    union select 'person/' || encode(person_digest, 'hex') from kyc_person
      where member_id = ${member}
    union select 'id-number/' || encode(id_number_digest, 'hex') from registration_detail
      where member_id = ${member} and id_number_digest is not null
    order by 1`.execute(app.db),
    nameMark(app, member),
  ]);
  return [
    ...(device === undefined ? [] : [device]),
    ...rows.map(({ mark }) => mark),
    ...(name === null ? [] : [name]),
  ];
}

/** Name and birthday as a digest, as no table of promotions keeps what is personal. */
async function nameMark(app: App, member: MemberId): Promise<string | null> {
  const row = await app.db
    .selectFrom('member')
    .select(['payee_name', 'birthday'])
    .where('id', '=', member)
    .executeTakeFirst();
  if (!row?.payee_name || !row.birthday) return null;
  const person = `${row.payee_name.trim().toLowerCase()}/${row.birthday}`;
  return `name/${keyedDigest(app, 'promotions.mark', person).toString('hex')}`;
}
