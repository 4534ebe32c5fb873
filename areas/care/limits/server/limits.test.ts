import { LOGIN_PASSWORD, memberSite, type MemberSite, type SiteMember } from '@palaro/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: MemberSite;
beforeAll(async () => {
  site = await memberSite();
});
afterAll(() => site.stop());

const SAFETY = '/api/v1/safety';
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const own = { kind: 'deposit', period: 'day' };

interface Limit {
  kind: string;
  period: string;
  own: string | null;
  waiting: { id: string; amount: string | null; ready: boolean } | null;
}
const put = (who: SiteMember, amount: string | null, more: object = {}) =>
  who.ask('PUT', `${SAFETY}/limits`, { ...own, amount, password: LOGIN_PASSWORD, ...more });
const limitOf = async (who: SiteMember) => {
  const { value } = await who.ask('GET', SAFETY);
  const found = (value as { limits: Limit[] }).limits;
  return found.find(({ kind, period }) => kind === 'deposit' && period === 'day') as Limit;
};
const waitingId = async (who: SiteMember) => (await limitOf(who)).waiting?.id ?? '';
const confirm = (who: SiteMember, id: string) => who.ask('POST', `${SAFETY}/limits/${id}/confirm`);
const states = async (who: SiteMember) => {
  const { value } = await who.ask('GET', `${SAFETY}/history`);
  return (value as { list: { state: string }[] }).list.map(({ state }) => state);
};
/** A member with a limit of 1,000 a day. */
async function limited(account: string) {
  const who = await site.member(account);
  expect((await put(who, '1000.0000')).value).toMatchObject({ state: 'Active' });
  return who;
}
/** Moves the clock; sessions end meanwhile. */
async function later(who: SiteMember, seconds: number) {
  site.app.clock.advance(seconds);
  await who.again();
}

describe('RG-8 a higher limit or none', () => {
  it('RG-8 waits 24 hours and counts only when the member confirms', async () => {
    const who = await limited('player111');
    expect((await put(who, '2000.0000', { password: undefined })).code).toBe('step_up.required');
    expect((await put(who, '2000.0000')).value).toMatchObject({ state: 'Waiting' });
    const id = await waitingId(who);
    await later(who, DAY - MINUTE);
    expect((await confirm(who, id)).code).toBe('rg.too_early');
    expect(await limitOf(who)).toMatchObject({ own: '1000.0000', waiting: { ready: false } });
    await later(who, MINUTE);
    expect(await limitOf(who)).toMatchObject({ own: '1000.0000', waiting: { ready: true } });
    expect((await confirm(who, id)).status).toBe(200);
    expect(await limitOf(who)).toMatchObject({ own: '2000.0000', waiting: null });
    expect((await confirm(who, id)).code).toBe('not_found');
  });

  it('RG-8 lapses when it is not confirmed within 7 days', async () => {
    const who = await limited('player112');
    await put(who, null);
    const id = await waitingId(who);
    await later(who, 8 * DAY);
    expect(await limitOf(who)).toMatchObject({ own: '1000.0000', waiting: null });
    expect((await states(who))[0]).toBe('Lapsed');
    expect((await confirm(who, id)).code).toBe('rg.lapsed');
    expect((await confirm(who, id)).code).toBe('not_found');
    expect((await limitOf(who)).own).toBe('1000.0000');
  });

  it('RG-8 waits as long as the deployment says', async () => {
    await site.set({ 'rg.loosenDays': 7 });
    const who = await limited('player113');
    await put(who, null);
    const id = await waitingId(who);
    await later(who, 7 * DAY - MINUTE);
    expect((await confirm(who, id)).code).toBe('rg.too_early');
    await later(who, MINUTE);
    expect((await confirm(who, id)).status).toBe(200);
    expect((await limitOf(who)).own).toBeNull();
    await site.set({ 'rg.loosenDays': 1 });
  });

  it('a second request replaces the first, with the clock anew; it can be taken back', async () => {
    const who = await limited('player114');
    await put(who, '2000.0000');
    await later(who, DAY - MINUTE);
    await put(who, '3000.0000');
    await later(who, HOUR);
    expect(await limitOf(who)).toMatchObject({ waiting: { amount: '3000.0000', ready: false } });
    const id = await waitingId(who);
    expect((await who.ask('DELETE', `${SAFETY}/limits/${id}/pending`)).status).toBe(200);
    expect(await limitOf(who)).toMatchObject({ own: '1000.0000', waiting: null });
    expect(await states(who)).toEqual(['Cancelled', 'Replaced', 'Active']);
  });
});

it('RG-9 raise, then lower: the lower one counts and the waiting one is gone', async () => {
  const who = await limited('player115');
  await put(who, '2000.0000');
  const id = await waitingId(who);
  expect((await put(who, '800.0000')).value).toMatchObject({ state: 'Active' });
  expect(await limitOf(who)).toMatchObject({ own: '800.0000', waiting: null });
  expect((await confirm(who, id)).code).toBe('not_found');
  expect(await states(who)).toEqual(['Active', 'Dropped', 'Active']);
});

it('another member’s change cannot be confirmed, and a limit has its own periods', async () => {
  const one = await limited('player116');
  const two = await site.member('player117');
  await put(one, '2000.0000');
  const id = await waitingId(one);
  expect((await confirm(two, id)).code).toBe('not_found');
  expect((await two.ask('DELETE', `${SAFETY}/limits/${id}/pending`)).code).toBe('not_found');
  expect(await put(two, '1.0000', { period: 'bet' })).toMatchObject({
    status: 400,
    code: 'malformed',
  });
});

it('of ten concurrent requests to raise, one waits', async () => {
  const who = await limited('player118');
  const asked = Array.from({ length: 10 }, (_, i) => put(who, `${2000 + i}.0000`));
  const answers = await Promise.all(asked);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const all = await states(who);
  expect(all.filter((state) => state === 'Waiting')).toHaveLength(1);
  expect(all.filter((state) => state === 'Replaced')).toHaveLength(9);
});
