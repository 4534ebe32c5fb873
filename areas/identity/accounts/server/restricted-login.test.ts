import { plusSeconds } from '@palaro/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { excludeMember, type Exclusion } from './exclude-member.ts';
import { accountsSite, type AccountsSite, type Answer } from './test-accounts.ts';

const DAY = 86_400;

let site: AccountsSite;
beforeAll(async () => {
  site = await accountsSite();
});
afterAll(() => site.stop());
beforeEach(() => site.calm());

const inDays = (days: number) => plusSeconds(site.app.clock.now(), days * DAY);
const exclude = async (account: string, exclusion: Exclusion) =>
  excludeMember(site.app, await site.idOf(account), exclusion);
const told = ({ status, value }: Answer) => [status, value?.restriction];
const notice = async (account: string) => told(await site.strange().login(account));
const set = (account: string, values: object) =>
  site.app.db.updateTable('member').set(values).where('account', '=', account).execute();

describe('accounts §3 the message at the login of an account that may only leave', () => {
  it('an exclusion names its end, or says that it has none', async () => {
    const until = inDays(180);
    await exclude('player101', { kind: 'self', until });
    const restriction = { code: 'rg.excluded', until: until.toISOString() };
    expect(await notice('player101')).toEqual([200, restriction]);
    await exclude('player102', { kind: 'licensee', until: null, imposedBy: 'order 7' });
    expect(await notice('player102')).toEqual([200, { code: 'rg.excluded', until: null }]);
  });

  it('of two exclusions the later end counts, and one without an end comes first', async () => {
    const later = inDays(365);
    await exclude('player103', { kind: 'family', until: later });
    await exclude('player103', { kind: 'licensee', until: inDays(30) });
    const restriction = { code: 'rg.excluded', until: later.toISOString() };
    expect(await notice('player103')).toEqual([200, restriction]);
    await exclude('player103', { kind: 'licensee', until: null });
    expect(await notice('player103')).toEqual([200, { code: 'rg.excluded', until: null }]);
  });

  it('a closed account comes before all else; a break and a lifted exclusion show no message', async () => {
    await exclude('player104', { kind: 'self', until: inDays(30) });
    await set('player104', { state: 'closed', closed_at: site.app.clock.now() });
    expect(await notice('player104')).toEqual([200, { code: 'account.closed', until: null }]);
    await exclude('player105', { kind: 'time_out', until: inDays(1) });
    expect(await notice('player105')).toEqual([200, undefined]);
    await exclude('player106', { kind: 'licensee', until: inDays(30) });
    await site.app.db
      .updateTable('exclusion')
      .set({ lifted_at: site.app.clock.now() })
      .where('member_id', '=', await site.idOf('player106'))
      .execute();
    expect(await notice('player106')).toEqual([200, undefined]);
  });

  it('comes only after a right password; a stranger learns nothing', async () => {
    await exclude('player107', { kind: 'self', until: null });
    const wrong = await site.strange().login('player107', 'wrong');
    const unknown = await site.strange().login('nobody99', 'wrong');
    const said = (answer: Answer) => ({ ...answer, headers: 0, requestId: 0 });
    expect(said(wrong)).toEqual(said(unknown));
  });

  it('is the same by mobile code as by password; the session can read for 15 minutes', async () => {
    const mobile = '+639171230108';
    await set('player108', { mobile, mobile_verified_at: site.app.clock.now() });
    await exclude('player108', { kind: 'self', until: null });
    const browser = site.strange();
    const mobileNum = '9171230108';
    await browser.call('POST', '/wps/verification/sms/noLogin', { body: { mobileNum } });
    const outbox = `/sandbox/outbox?to=${encodeURIComponent(mobile)}`;
    const { value: sent } = await site.strange().call('GET', outbox);
    const [{ code: verificationCode } = { code: '' }] = sent as unknown as { code: string }[];
    const body = { type: 'sms', mobileNum, verificationCode };
    const answer = await browser.call('POST', '/wps/session/login', { body });
    expect(told(answer)).toEqual([200, { code: 'rg.excluded', until: null }]);
    const token = answer.value.token as string;
    const read = () => browser.call('GET', '/wps/member/info', { token });
    expect((await read()).status).toBe(200);
    site.app.clock.advance(15 * 60 + 1);
    expect((await read()).code).toBe('session.expired');
  });
});
