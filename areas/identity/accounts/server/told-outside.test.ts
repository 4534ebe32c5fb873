import { listOutbox } from '@palaro/delivery/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordAccountChange } from './account-changes.ts';
import { accountsSite, PASSWORD, type AccountsSite } from './test-accounts.ts';

let site: AccountsSite;
beforeAll(async () => {
  site = await accountsSite();
});
afterAll(() => site.stop());
beforeEach(() => site.calm());

const MOBILE = '+639175550301';
const EMAIL = 'owner@mail.test';

/** A member with these verified contacts; an unverified address is not used. */
async function reached(account: string, proven: { mobile: boolean; email: boolean }) {
  const at = site.app.clock.now();
  const verified = {
    mobile: MOBILE,
    mobile_verified_at: proven.mobile ? at : null,
    email: EMAIL,
    email_verified_at: proven.email ? at : null,
  };
  await site.app.db.updateTable('member').set(verified).where('account', '=', account).execute();
  return site.idOf(account);
}

describe('accounts §7 a member hears outside the account of changes that open it to somebody', () => {
  it.each([
    ['by mail', 'player101', { mobile: true, email: true }, { email: EMAIL }],
    ['by SMS if no mail is verified', 'player102', { mobile: true, email: false }, null],
    [
      'only in the inbox if nothing is verified',
      'player103',
      { mobile: false, email: false },
      null,
    ],
  ])('%s', async (_how, account, proven, where) => {
    const memberId = await reached(account, proven);
    for (const what of ['password', 'second_factor_off', 'nickname'] as const) {
      await recordAccountChange(site.app.db, site.app, { memberId, what, by: 'member' });
      // One after the other, because simultaneous messages arrive in any order.
      await site.runTasks();
    }
    const there = where ?? (proven.mobile ? { mobile: MOBILE } : null);
    const heard = site.heard.changes.filter((change) => change.memberId === memberId);
    expect(heard.map(({ what, tellOld }) => [what, tellOld])).toEqual([
      ['password', there],
      ['second_factor_off', there],
      ['nickname', null],
    ]);
    await site.app.db
      .updateTable('member')
      .set({ mobile_verified_at: null })
      .where('account', '=', account)
      .execute();
  });

  it('accounts §4 and of a remembered login that somebody copied', async () => {
    await reached('player104', { mobile: false, email: true });
    const browser = site.strange();
    const { value } = await browser.login('player104', PASSWORD, { rememberMe: true });
    const { slot } = value.remember as { slot: string };
    const thief = site.strange();
    thief.jar.set('pd', browser.jar.get('pd') ?? '');
    expect((await browser.login('player104', slot)).status).toBe(200);
    site.app.clock.advance(11);
    expect((await thief.login('player104', slot)).code).toBe('login.failed');
    const told = async () =>
      (await listOutbox(site.app, { to: EMAIL })).map(({ purpose }) => purpose);
    await expect.poll(told).toContain('changed remembered_stolen');
  });
});
