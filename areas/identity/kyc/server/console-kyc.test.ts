import { dayIn } from '@palaro/kernel';
import { testOperator } from '@palaro/testkit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { kycQueue } from './kyc.queue.ts';
import { listReviews } from './list-reviews.ts';
import { readForReview, viewPicture } from './read-for-review.ts';
import { approveKyc, askAgain, rejectKyc } from './review.ts';
import { takeNextReview } from './take-review.ts';
import { kycSite, PERSON, type KycSite } from './test-kyc.ts';

let site: KycSite;
beforeAll(async () => {
  site = await kycSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.app.db
    .updateTable('kyc_application')
    .set({ state: 'expired', decided_at: site.app.clock.now() })
    .where('state', '=', 'pending')
    .execute();
});

const ana = testOperator('ana');
const ben = testOperator('ben');

const trailOf = async (member: string) =>
  (
    await site.app.pool.query<object>(
      `select actor, action, subject, entry->>'reason' as reason from audit_entry
        where member = $1 order by seq`,
      [member],
    )
  ).rows;

it('records every look at a person and at each of his pictures, before it is given out', async () => {
  const member = await site.person();
  const id = await member.apply();
  const { pictures, person, document, checks } = await readForReview(site.app, ana, id);
  expect(person?.birthday).toBe(PERSON.birthday);
  expect(document).toEqual({ type: 'philsys', number: `ID-${member.id}-0001` });
  expect(checks).toMatchObject({ ofAge: true, excluded: false, expired: false, twins: [] });
  const bytes = await viewPicture(site.app, ben, pictures[0]?.id ?? '');
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  const told = await trailOf(member.id);
  expect(told).toEqual([
    { actor: 'operator:ana', action: 'kyc.read', subject: `kyc:${id}`, reason: null },
    ...[{ actor: 'operator:ben', action: 'kyc.picture', reason: null }].map((one) => ({
      ...one,
      subject: `kyc:${pictures[0]?.id}`,
    })),
  ]);
  const { rows } = await site.app.pool.query<{ entry: object }>('select entry from audit_entry');
  const all = JSON.stringify(rows);
  for (const secret of [person?.fullName, person?.address, document?.number, person?.birthday]) {
    expect(all).not.toContain(secret);
  }
});

it('asks for other pictures without taking a try, whatever the member sends', async () => {
  const member = await site.person();
  for (let nth = 0; nth < 4; nth++) {
    await askAgain(site.app, ana, await member.apply(), 'unreadable');
    expect(await member.read()).toMatchObject({ state: 'rejected', triesLeft: 3, next: 2 });
  }
  await rejectKyc(site.app, ana, await member.apply(), 'mismatch');
  expect(await member.read()).toMatchObject({ triesLeft: 2, reason: 'mismatch' });
  const actions = (await trailOf(member.id)).map((one) => (one as { action: string }).action);
  expect(actions).toEqual(['kyc.ask', 'kyc.ask', 'kyc.ask', 'kyc.ask', 'kyc.reject']);
});

it('gives two reviewers who ask at once two applications, and each the next one in turn', async () => {
  const ids: string[] = [];
  for (let nth = 0; nth < 3; nth++) {
    ids.push(await (await site.person()).apply());
    site.app.clock.advance(1);
  }
  expect(await kycQueue.waiting(site.app)).toMatchObject({ count: 3 });
  const both = await Promise.all([ana, ben].map((one) => takeNextReview(site.app, one)));
  const given = both.map(({ application }) => application);
  expect([...given].sort()).toEqual([ids[0], ids[1]].sort());
  const { list } = await listReviews(site.app, { state: 'pending' });
  expect(list.map(({ taken_by }) => taken_by).sort()).toEqual(['ana', 'ben', null].sort());
  const anas = given[0] ?? '';
  expect(await takeNextReview(site.app, ana, { after: anas })).toEqual({ application: ids[2] });
  // The last one is skipped too: what she left first comes round again.
  expect(await takeNextReview(site.app, ana, { after: ids[2] })).toEqual({ application: anas });
  site.app.clock.advance(11 * 60);
  const late = await takeNextReview(site.app, testOperator('carla'));
  expect(late).toEqual({ application: ids[0] });
  // What one has before one’s eyes comes first, unless somebody else has it.
  const first = { first: ids[2] };
  expect(await takeNextReview(site.app, ana, first)).toEqual({ application: ids[2] });
  expect(await takeNextReview(site.app, ben, first)).toEqual({ application: ids[1] });
});

it('two answers at once: one of them stands, the other changes nothing', async () => {
  const member = await site.person();
  const id = await member.apply();
  const both = await Promise.allSettled([
    approveKyc(site.app, ana, id),
    rejectKyc(site.app, ben, id, 'unreadable'),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const lost = both.find((one) => one.status === 'rejected');
  expect(lost?.reason).toMatchObject({ code: 'kyc.decided' });
  const { state } = await member.read();
  const [won] = await trailOf(member.id);
  const actor = state === 'approved' ? 'operator:ana' : 'operator:ben';
  expect(won).toMatchObject({ actor, subject: `kyc:${id}` });
  expect(await trailOf(member.id)).toHaveLength(1);
});

it('shows whose document has passed its day', async () => {
  const today = dayIn('Asia/Manila', site.app.clock.now());
  const member = await site.person();
  const card = { idType: 'prc', idNumber: 'PRC-112233', idExpiresOn: today };
  const id = await member.apply({}, card);
  site.app.clock.advance(2 * 86_400);
  const { checks } = await readForReview(site.app, ana, id);
  expect(checks).toMatchObject({ expired: true, ofAge: true });
});
