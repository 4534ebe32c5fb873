import { tidyName } from '@palaro/accounts/rules';
import type { Body, PlainCode } from '@palaro/api';
import { judgeFields } from '@palaro/rules';
import { refuse, type App, type Member, type RequestInfo } from '@palaro/server';
import type { kycApi } from '../kyc.api.ts';
import { DECLARATIONS, personRules, type PersonField } from '../kyc.rules.ts';
import { changeKyc, withKyc } from './change-level.ts';
import { personDigest, sealPerson, type Person } from './person.ts';
import { readStanding, todayOf, type Standing } from './standing.ts';

type PersonForm = Body<(typeof kycApi)['savePerson']>;

/** Why nothing can be sent or changed now; null where it can. */
export function refusalToChange({ state, triesLeft, next }: Standing): PlainCode | null {
  if (state === 'pending') return 'kyc.pending';
  if (triesLeft === 0) return 'kyc.closed';
  return next === null ? 'kyc.done' : null;
}

/** Answers the person. Throws `malformed` with the fields that break a rule. */
function judgePerson(app: App, form: PersonForm): Person {
  const rules = personRules(app.site.settings['site.minAge']);
  const names = Object.keys(rules) as PersonField[];
  const person = Object.fromEntries(
    names.map((name) => [name, tidyName(form[name] ?? '')]),
  ) as Person;
  const fields = judgeFields(rules, person, todayOf(app));
  const declared = form.declarations ?? [];
  if (!DECLARATIONS.every((one) => declared.includes(one))) {
    fields.declarations = 'kyc.declarations.required';
  }
  if (Object.keys(fields).length > 0) throw refuse('malformed', { fields });
  return person;
}

/**
 * Stores the member's personal data encrypted. If his mobile is verified, he reaches level 1.
 * Refuses `malformed` with fields, `kyc.pending`, `kyc.closed`, `kyc.done`.
 */
export async function savePerson(
  app: App,
  member: Member,
  form: PersonForm,
  request: RequestInfo,
): Promise<void> {
  const person = judgePerson(app, form);
  await withKyc(app, member.id, async (tx) => {
    const standing = await readStanding(app, member.id, tx);
    const refusal = refusalToChange(standing);
    if (refusal) throw refuse(refusal);
    // A proven name and birthday can change only with the next document.
    if (standing.level >= 2) throw refuse('kyc.done');
    const row = {
      sealed: sealPerson(app, member.id, person),
      person_digest: personDigest(app, person),
      saved_at: app.clock.now(),
    };
    await tx
      .insertInto('kyc_person')
      .values({ member_id: member.id, ...row })
      .onConflict((known) => known.column('member_id').doUpdateSet(row))
      .execute();
    const { mobile_verified_at } = await tx
      .updateTable('member')
      .set({ birthday: person.birthday })
      .where('id', '=', member.id)
      .returning('mobile_verified_at')
      .executeTakeFirstOrThrow();
    if (standing.level > 0 || mobile_verified_at === null) return;
    await changeKyc(app, tx, { member: member.id, level: 1, state: 'none', by: 'member', request });
  });
}

/** If the mobile is verified after the person was saved, level 1 is reached now. */
export async function completeFirstLevel(app: App, member: string): Promise<void> {
  await withKyc(app, member, async (tx) => {
    const due = await tx
      .selectFrom('member')
      .innerJoin('kyc_person', 'kyc_person.member_id', 'member.id')
      .select('member.id')
      .where('member.id', '=', member)
      .where('kyc_level', '=', 0)
      .where('mobile_verified_at', 'is not', null)
      .executeTakeFirst();
    if (due) await changeKyc(app, tx, { member, level: 1, state: 'none', by: 'system' });
  });
}
