import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuse } from '@palaro/server';
import { recordAccountChange } from './account-changes.ts';
import type { AccountChanged } from './accounts.events.ts';
import { tellAccountChanges } from './accounts.jobs.ts';
import { checkNewPassword } from './check-password.ts';
import { createMember, type MemberDraft } from './create-member.ts';
import { verifyPassword, verifyPaymentPassword } from './hash-password.ts';
import { findMemberByMobile, findMembersByEmail } from './members.repository.ts';
import { refusalToPlay, registerPlayCheck } from './may-play.ts';
import { accountsSite, type AccountsSite } from './test-accounts.ts';

let site: AccountsSite;
beforeAll(async () => {
  site = await accountsSite();
});
afterAll(() => site.stop());

const draft = (account: string, more: Partial<MemberDraft> = {}): MemberDraft => ({
  account,
  type: 0,
  password: null,
  language: 'EN',
  ip: '127.0.0.1',
  ...more,
});
const outcomes = async (all: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(all);
  return settled.map((one) =>
    one.status === 'fulfilled' ? 'made' : (one.reason as Error).message,
  );
};
const walletsOf = async (member: string) =>
  (await site.app.db.selectFrom('wallet').select('book').where('member_id', '=', member).execute())
    .length;

describe('a new account', () => {
  it('AC-10 of 64 with one name in any case one is made, with its wallet', async () => {
    const names = Array.from({ length: 64 }, (_, i) => (i % 2 ? 'RacerOne' : 'racerone'));
    const made = await outcomes(names.map((name) => createMember(site.app, draft(name))));
    expect(made.filter((one) => one === 'made')).toHaveLength(1);
    expect(made.filter((one) => one === 'account.exists')).toHaveLength(63);
    expect(await walletsOf(await site.idOf('racerone'))).toBeGreaterThan(0);
  });

  it('a verified number belongs to one; one that was only typed to anybody', async () => {
    const number = '+639171112222';
    const mobile = (verified: boolean) => ({ mobile: { number, verified } });
    const made = await outcomes(
      ['num1', 'num2', 'num3'].map((name) => createMember(site.app, draft(name, mobile(true)))),
    );
    expect(made.sort()).toEqual(['made', 'mobile.exists', 'mobile.exists']);
    await createMember(site.app, draft('num4', mobile(false)));
    expect((await findMemberByMobile(site.app.db, number))?.account).toMatch(/^num[123]$/);
  });

  it('is made whole or not at all', async () => {
    const failing = createMember(site.app, draft('halfmade'), () =>
      Promise.reject(refuse('try_again')),
    );
    await expect(failing).rejects.toThrow('try_again');
    await expect(site.idOf('halfmade')).rejects.toThrow();
  });

  it('keeps secrets as hashes only, and is found by its mail in any case', async () => {
    const member = await createMember(
      site.app,
      draft('hashed', {
        password: 'canary-Pass-77',
        paymentPassword: '246810',
        email: 'Hashed@Example.com',
      }),
    );
    expect(JSON.stringify(member)).not.toMatch(/canary|246810/);
    expect(await verifyPassword(site.app, member.password_hash, 'canary-Pass-77')).toBe(true);
    const { payment_password_hash: payment } = member;
    expect(await verifyPaymentPassword(site.app, payment, '246810')).toBe(true);
    // The digits alone are not what was hashed: without the deployment's secret no guess fits.
    expect(await verifyPassword(site.app, payment, '246810')).toBe(false);
    const found = await findMembersByEmail(site.app.db, 'hashed@example.COM');
    expect(found.map(({ account }) => account)).toEqual(['hashed']);
  });
});

describe('what is told of a change', () => {
  const change = async (account: string) =>
    ({ memberId: await site.idOf(account), what: 'email', by: 'member' }) as const;
  const heard: AccountChanged[] = [];
  beforeAll(() => void site.app.bus.on('account.changed', (event) => heard.push(event)));

  it('is told once after the commit, never after a rollback, and the old address is forgotten', async () => {
    const given = { ...(await change('member1')), tellOld: { email: 'old@example.com' } };
    const undone = site.app.db.transaction().execute(async (tx) => {
      await recordAccountChange(tx, site.app, given);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await site.app.db.transaction().execute(async (tx) => {
      await recordAccountChange(tx, site.app, given);
      expect(heard).toEqual([]);
    });
    await expect.poll(() => heard.length).toBe(1);
    expect(heard[0]).toMatchObject({ what: 'email', tellOld: { email: 'old@example.com' } });
    const rows = await site.app.db.selectFrom('account_change').select('tell_old').execute();
    expect(rows).toEqual([{ tell_old: null }]);
  });

  it('64 at once and the job on top tell it once', async () => {
    heard.length = 0;
    const { memberId } = await change('member2');
    const at = site.app.clock.now();
    await site.app.db
      .insertInto('account_change')
      .values({
        member_id: memberId,
        what: 'icon',
        done_by: 'member',
        at,
        detail: '{}',
        ip: null,
        user_agent: null,
        tell_old: null,
      })
      .execute();
    const turn = { app: site.app, now: at, batch: 100 };
    await Promise.all(Array.from({ length: 64 }, () => tellAccountChanges.run(turn)));
    await expect.poll(() => heard.map(({ what }) => what)).toEqual(['icon']);
  });
});

describe('AC-5 a new password', () => {
  const judge = (password: string) =>
    checkNewPassword({ password, account: 'juan_dc', mobile: '+639171234567', brand: 'Palaro' });

  it.each([
    ['x'.repeat(64), null],
    ['  spaces kept  ', null],
    ['correct horse battery', null],
    ['x'.repeat(65), 'accounts.reg.password.length'],
    ['short-1', 'accounts.reg.password.length'],
    ['tab\tinside-it', 'accounts.reg.password.format'],
    ['password1', 'accounts.reg.password.common'],
    ['Password1', 'accounts.reg.password.common'],
    ['123456789', 'accounts.reg.password.common'],
    ['qwerty123', 'accounts.reg.password.common'],
    ['iloveyou', 'accounts.reg.password.common'],
    ['mahalkita', 'accounts.reg.password.common'],
    ['1qaz2wsx', 'accounts.reg.password.common'],
    ['my-JUAN_DC-9', 'accounts.reg.password.personal'],
    ['palaro-forever', 'accounts.reg.password.personal'],
    ['call 0917-123-4567', 'accounts.reg.password.personal'],
  ])('%j: %s', (password, message) => expect(judge(password)).toBe(message));
});

it('another area’s check keeps a member from play', async () => {
  const member = await site.idOf('player126');
  registerPlayCheck(site.app, (id) => Promise.resolve(id === member ? 'kyc.required' : null));
  expect(await refusalToPlay(site.app, member)).toBe('kyc.required');
  expect(await refusalToPlay(site.app, await site.idOf('player125'))).toBeNull();
});
