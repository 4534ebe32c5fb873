import { excludeMember, recordAccountChange, refusalToPlay } from '@palaro/accounts/server';
import { dayIn, Money, plusSeconds } from '@palaro/kernel';
import { provide } from '@palaro/server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eraseOldPersons, expireDocuments } from './kyc.tasks.ts';
import { listReviews } from './list-reviews.ts';
import { personDigest, sealPerson } from './person.ts';
import { readForReview } from './read-for-review.ts';
import { approveKyc, expireKyc, rejectKyc, reopenKyc } from './review.ts';
import { depositForTest } from './test-deposit.ts';
import { kycSite, PERSON, REVIEWER, type KycSite } from './test-kyc.ts';
import { identityProvider, type IdentityVerdict } from './verify-identity.ts';

const leaveToOperators = (): Promise<IdentityVerdict> => Promise.resolve({ is: 'review' });
/** How the provider decides. */
let verify = leaveToOperators;

let site: KycSite;
beforeAll(async () => {
  const provider = { name: 'eye', verify: () => verify() };
  site = await kycSite('strict', { standIns: [provide(identityProvider, () => provider)] });
});
afterAll(() => site.stop());

const runJob = (job: typeof expireDocuments) =>
  job.run({ app: site.app, now: site.app.clock.now(), batch: 100 });
const memberOf = (id: string) =>
  site.app.db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const DAY = 86_400;
const waitingForLocks = async () => {
  const { rowCount } = await site.app.pool.query(
    `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount;
};

describe('level 1', () => {
  it('AC-11 needs an age of 21, and a birthday begins at midnight in Manila', async () => {
    const { clock } = site.app;
    const today = dayIn('Asia/Manila', clock.now());
    const midnight = new Date(`${today}T16:00:00.000Z`);
    clock.advance(Math.floor((midnight.getTime() - clock.now().getTime()) / 1000) - 30);
    const tomorrow = dayIn('Asia/Manila', plusSeconds(clock.now(), DAY));
    const birthday = `${Number(tomorrow.slice(0, 4)) - 21}${tomorrow.slice(4)}`;
    const member = await site.person();
    const before = await member.save({ birthday });
    expect(before).toMatchObject({ status: 400, code: 'malformed' });
    expect(before.fields).toEqual({ birthday: 'You are not old enough to play here' });
    clock.advance(60);
    expect(await member.save({ birthday })).toMatchObject({ status: 200, value: { level: 1 } });
    expect((await memberOf(member.id)).birthday).toBe(birthday);
  });

  it('AC-11 counts 29 February as 1 March, and rejects text that is not a date', async () => {
    const member = await site.person();
    for (const birthday of ['2005-02-30', '17.05.1990', '', '2025-02-28', '١٩٩٠-٠٥-١٧']) {
      expect((await member.save({ birthday })).fields).toHaveProperty('birthday');
    }
    expect((await member.save({ birthday: '2004-02-29' })).status).toBe(200);
  });

  it.each([
    ['fullName', ['Maria', '<b>Maria</b> Santos', 'Maria 3antos', '  ', 'x'.repeat(61), 'Мария К']],
    ['birthplace', ['X', 'a\u0007b', '<script>', '']],
    ['nationality', ['XX', '', 'ph']],
    ['address', ['Makati', '{}'.repeat(20), 'x'.repeat(161)]],
    ['occupation', ['spy', '']],
    ['sourceOfFunds', ['lottery', '']],
  ] as const)('VAL-01 refuses an impossible %s', async (field, wrong) => {
    const member = await site.person();
    for (const value of wrong) {
      const { status, fields } = await member.save({ [field]: value });
      expect([value, status, Object.keys(fields ?? {})]).toEqual([value, 400, [field]]);
    }
    expect((await member.read()).person).toBeNull();
  });

  it('needs every declaration and the verified mobile number', async () => {
    const member = await site.person({ mobile: false });
    const { fields } = await member.save({ declarations: PERSON.declarations.slice(1) });
    expect(fields).toEqual({ declarations: 'Please confirm every line' });
    expect((await member.save()).value).toMatchObject({ level: 0, next: 1, mobileVerified: false });
    expect(await member.send()).toMatchObject({ status: 409, code: 'kyc.mobile_first' });
    await site.app.db
      .updateTable('member')
      .set({ mobile: '+639171112233', mobile_verified_at: site.app.clock.now() })
      .where('id', '=', member.id)
      .execute();
    const changed = { memberId: member.id, what: 'mobile', by: 'member' } as const;
    await recordAccountChange(site.app.db, site.app, changed);
    await expect.poll(async () => (await member.read()).level).toBe(1);
  });
});

describe('the review', () => {
  it('None → Pending → Approved: the level opens, and the payee name is the one on the document', async () => {
    const member = await site.person();
    const id = await member.apply({ fullName: 'Josefina Reyes' });
    expect(await member.read()).toMatchObject({ level: 1, state: 'pending', next: null });
    expect(await member.save()).toMatchObject({ status: 409, code: 'kyc.pending' });
    expect(await member.upload('selfie')).toMatchObject({ status: 409, code: 'kyc.pending' });
    await approveKyc(site.app, REVIEWER, id);
    expect(await member.read()).toMatchObject({
      level: 2,
      state: 'approved',
      next: 3,
      person: null,
    });
    expect(await memberOf(member.id)).toMatchObject({ payee_name: 'Josefina Reyes', kyc_level: 2 });
    expect(await member.save()).toMatchObject({ status: 409, code: 'kyc.done' });
  });

  it('needs every picture and a document that is still valid', async () => {
    const member = await site.person();
    expect(await member.send()).toMatchObject({ code: 'kyc.person_first' });
    await member.save();
    await member.upload('id_front');
    await member.upload('selfie');
    expect(await member.send()).toMatchObject({ status: 422, code: 'kyc.documents_missing' });
    const passport = { idType: 'passport', idNumber: 'P1234567A' };
    expect((await member.send(passport)).fields).toHaveProperty('idExpiresOn');
    const old = await member.send({ ...passport, idExpiresOn: '2020-01-01' });
    expect(old.fields).toEqual({ idExpiresOn: 'This ID is no longer valid' });
    for (const idNumber of ['12345', 'x'.repeat(21), '12 34;drop', '']) {
      expect((await member.send({ idNumber })).fields).toHaveProperty('idNumber');
    }
    expect((await member.send({ idType: 'library' })).fields).toHaveProperty('idType');
    // A passport has no back page to send.
    expect(await member.send({ ...passport, idExpiresOn: '2031-01-01' })).toMatchObject({
      value: { state: 'pending' },
    });
  });

  it('of 64 reviewers at once, exactly one decides', async () => {
    const member = await site.person();
    const id = await member.apply();
    const decide = (nth: number) =>
      nth % 2
        ? approveKyc(site.app, REVIEWER, id)
        : rejectKyc(site.app, REVIEWER, id, 'unreadable');
    const all = await Promise.allSettled(Array.from({ length: 64 }, (_, nth) => decide(nth)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const lost = all.filter((one) => one.status === 'rejected');
    expect(lost.every(({ reason }) => (reason as { code: string }).code === 'kyc.decided')).toBe(
      true,
    );
    const told = await site.app.pool.query(
      `select from audit_entry where member = $1 and action in ('kyc.approve', 'kyc.reject')`,
      [member.id],
    );
    expect(told.rowCount).toBe(1);
  });

  it('AC-63 after the third rejection only an operator can open it again', async () => {
    const member = await site.person();
    for (const left of [2, 1, 0]) {
      const id = await member.apply();
      await rejectKyc(site.app, REVIEWER, id, 'unreadable');
      expect(await member.read()).toMatchObject({
        level: 1,
        state: 'rejected',
        reason: 'unreadable',
        triesLeft: left,
      });
    }
    for (const refused of [member.save(), member.upload('selfie'), member.send()]) {
      expect(await refused).toMatchObject({ status: 403, code: 'kyc.closed' });
    }
    site.app.clock.advance(1);
    await reopenKyc(site.app, REVIEWER, member.id);
    expect(await member.read()).toMatchObject({ triesLeft: 3, next: 2 });
    await approveKyc(site.app, REVIEWER, await member.apply());
    expect((await member.read()).level).toBe(2);
  });

  it('ends when the document expires, which may be renewed earlier', async () => {
    const member = await site.person();
    const until = dayIn('Asia/Manila', plusSeconds(site.app.clock.now(), 40 * DAY));
    const card = { idType: 'prc', idNumber: 'PRC-998877', idExpiresOn: until };
    await approveKyc(site.app, REVIEWER, await member.apply({}, card));
    expect(await member.read()).toMatchObject({ next: 3, idExpiresOn: until });
    site.app.clock.advance(15 * DAY);
    expect(await member.read()).toMatchObject({ level: 2, next: 2 });
    site.app.clock.advance(27 * DAY);
    await runJob(expireDocuments);
    await runJob(expireDocuments);
    expect(await member.read()).toMatchObject({ level: 1, state: 'expired', next: 2 });
    expect(await refusalToPlay(site.app, member.id)).toMatchObject({ code: 'kyc.required' });
    await approveKyc(site.app, REVIEWER, await member.apply({}, { idNumber: 'NEW-112233' }));
    expect(await member.read()).toMatchObject({ level: 2, state: 'approved' });
    expect(await refusalToPlay(site.app, member.id)).toBeNull();
  });

  it('is revoked by an operator when the document turns out to be false', async () => {
    const member = await site.person();
    const id = await member.apply();
    await approveKyc(site.app, REVIEWER, id);
    await expireKyc(site.app, REVIEWER, id);
    expect(await member.read()).toMatchObject({ level: 1, state: 'expired', next: 2 });
    await expect(expireKyc(site.app, REVIEWER, id)).rejects.toMatchObject({ code: 'kyc.decided' });
  });

  it('level 3 needs proof of address and wealth', async () => {
    const member = await site.person();
    await approveKyc(site.app, REVIEWER, await member.apply());
    expect(await member.upload('selfie')).toMatchObject({ code: 'kyc.done' });
    for (const kind of ['address', 'wealth'] as const) await member.upload(kind);
    expect(await member.send()).toMatchObject({ value: { level: 2, state: 'pending' } });
    const { list } = await listReviews(site.app, { state: 'pending', member: member.id });
    const [waiting] = list;
    await approveKyc(site.app, REVIEWER, waiting?.id ?? '');
    expect(await member.read()).toMatchObject({ level: 3, next: null });
  });

  describe('by a provider', () => {
    afterEach(() => void (verify = leaveToOperators));

    it('approves or rejects at once, and leaves unclear cases to operators', async () => {
      verify = () => Promise.resolve({ is: 'approved' });
      const good = await site.person();
      await good.apply();
      expect((await good.read()).level).toBe(2);
      verify = () => Promise.resolve({ is: 'rejected', reason: 'mismatch' });
      const bad = await site.person();
      await bad.apply();
      expect(await bad.read()).toMatchObject({ state: 'rejected', reason: 'mismatch' });
      verify = () => Promise.reject(new Error('away'));
      const open = await site.person();
      await open.apply();
      expect(await open.read()).toMatchObject({ state: 'pending' });
    });
  });
});

describe('one person, one account', () => {
  const TWIN = { fullName: 'Ramon del Mundo', birthday: '1985-01-02' };

  it('a document verifies one account, even when two are approved at the same time', async () => {
    const members = [await site.person(), await site.person()];
    const ids = [];
    for (const [nth, member] of members.entries()) {
      const document = { idNumber: nth ? 'crn 0111-2222' : 'CRN01112222' };
      ids.push(await member.apply({}, document));
    }
    const found = await readForReview(site.app, REVIEWER, ids[1] ?? '');
    expect(found.checks.findings).toEqual(['same_document']);
    expect(found.checks.twins).toMatchObject([{ id: members[0]?.id, same_document: true }]);
    const both = await Promise.allSettled(ids.map((id) => approveKyc(site.app, REVIEWER, id)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = both.find((one) => one.status === 'rejected');
    expect(lost?.reason).toMatchObject({ code: 'kyc.duplicate' });
  });

  it('a reviewer sees that a name and birthday are known, however they are written', async () => {
    await (await site.person()).apply(TWIN);
    const other = await site.person();
    await site.app.db
      .updateTable('member')
      .set({ payee_name: 'Somebody Else' })
      .where('id', '=', other.id)
      .execute();
    const id = await other.apply({ ...TWIN, fullName: 'del mundo, RAMON' });
    const { checks } = await readForReview(site.app, REVIEWER, id);
    expect(checks.findings).toEqual(['same_person', 'payee_name']);
  });

  it('AC-14 an excluded person’s name that is saved while another is being sent closes the account', async () => {
    const excluded = await site.person();
    const name = { fullName: 'Excluded Name' };
    await approveKyc(site.app, REVIEWER, await excluded.apply(name));
    await excludeMember(site.app, excluded.id, { kind: 'licensee', until: null });
    const again = await site.person();
    await again.save({ fullName: 'Clean Name' });
    for (const kind of ['id_front', 'id_back', 'selfie'] as const) await again.upload(kind);
    // The saving has the member's lock, for which the sending waits, but not its new session.
    const { sent } = await site.app.db.transaction().execute(async (tx) => {
      const own = tx.selectFrom('member').select('id').where('id', '=', again.id);
      await own.forNoKeyUpdate().execute();
      const sending = again.send();
      await expect.poll(waitingForLocks).toBe(1);
      const person = { ...PERSON, ...name };
      const row = {
        sealed: sealPerson(site.app, again.id, person),
        person_digest: personDigest(site.app, person),
      };
      await tx.updateTable('kyc_person').set(row).where('member_id', '=', again.id).execute();
      return { sent: sending };
    });
    expect((await sent).status).toBe(200);
    expect(await memberOf(again.id)).toMatchObject({ state: 'closed' });
    const { rows } = await site.app.pool.query(
      `select reason from kyc_application a join kyc_person p using (member_id)
        where member_id = $1 and a.person_digest = p.person_digest`,
      [again.id],
    );
    expect(rows).toEqual([{ reason: 'excluded' }]);
  });

  it('AC-14 an excluded person’s document closes the account and starts the return of the money', async () => {
    const excluded = await site.person();
    await approveKyc(site.app, REVIEWER, await excluded.apply({}, { idNumber: 'EX-778899' }));
    const until = plusSeconds(site.app.clock.now(), 180 * DAY);
    await excludeMember(site.app, excluded.id, { kind: 'self', until });
    const again = await site.person();
    await depositForTest(site.app, again.id, Money.of('250.0000'));
    await again.save({ fullName: 'Another Name' });
    for (const kind of ['id_front', 'id_back', 'selfie'] as const) await again.upload(kind);
    expect((await again.send({ idNumber: 'ex 778899' })).status).toBe(200);
    expect(await memberOf(again.id)).toMatchObject({ state: 'closed', kyc_level: 1 });
    expect(await refusalToPlay(site.app, again.id)).not.toBeNull();
    await site.runTasks();
    const order = () =>
      site.app.db
        .selectFrom('balance_return')
        .select(['reason', 'state'])
        .where('member_id', '=', again.id)
        .executeTakeFirst();
    expect(await order()).toBeUndefined();
    await site.advance(DAY);
    await site.runTasks();
    expect(await order()).toEqual({ reason: 'excluded', state: 'Open' });
    const kinds = await site.app.db
      .selectFrom('exclusion')
      .select('kind')
      .where('member_id', '=', again.id)
      .execute();
    expect(kinds).toEqual([{ kind: 'self' }]);
  });
});

it('five years after closing nothing identifies the person; the decisions stay', async () => {
  const member = await site.person();
  await approveKyc(site.app, REVIEWER, await member.apply());
  const ago = (years: number) => plusSeconds(site.app.clock.now(), -years * 366 * DAY);
  const close = (at: Date) =>
    site.app.db
      .updateTable('member')
      .set({ state: 'closed', closed_at: at })
      .where('id', '=', member.id)
      .execute();
  const rows = async () => {
    const { rows: found } = await site.app.pool.query<Record<string, number>>(
      `select (select count(*)::int from kyc_document where member_id = $1) pictures,
         (select count(*)::int from kyc_person where member_id = $1) persons,
         (select count(*)::int from kyc_application where member_id = $1) decisions,
         (select count(*)::int from kyc_application where member_id = $1
           and (sealed is not null or id_digest is not null or person_digest is not null)) names`,
      [member.id],
    );
    return found[0];
  };
  await close(ago(4));
  await runJob(eraseOldPersons);
  expect(await rows()).toEqual({ pictures: 3, persons: 1, decisions: 1, names: 1 });
  await close(ago(5));
  await runJob(eraseOldPersons);
  await runJob(eraseOldPersons);
  expect(await rows()).toEqual({ pictures: 0, persons: 0, decisions: 1, names: 0 });
});
