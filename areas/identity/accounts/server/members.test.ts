import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { provide, refuse } from '@palaro/server';
import { recordAccountChange } from './account-changes.ts';
import { checkNewPassword } from './check-password.ts';
import { createMember, type MemberDraft } from './create-member.ts';
import { verifyPassword, verifyPaymentPassword } from './hash-password.ts';
import { findMemberByMobile, findMembersByEmail } from './members.repository.ts';
import { identityRefusal, refusalToPlay } from './may-play.ts';
import { accountsSite, type AccountsSite } from './test-accounts.ts';

/** Members whom the identity check keeps from play. */
const unproven = new Set<string>();
const standIns = [
  provide(identityRefusal, () => (id) => {
    const refusal = refuse('region.blocked');
    return Promise.resolve(unproven.has(id) ? refusal : null);
  }),
];

let site: AccountsSite;
beforeAll(async () => {
  site = await accountsSite({ standIns });
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
  it('AC-10 of 64 accounts with the same name in any case, one is made, with its wallet', async () => {
    const names = Array.from({ length: 64 }, (_, i) => (i % 2 ? 'RacerOne' : 'racerone'));
    const made = await outcomes(names.map((name) => createMember(site.app, draft(name))));
    expect(made.filter((one) => one === 'made')).toHaveLength(1);
    expect(made.filter((one) => one === 'account.exists')).toHaveLength(63);
    expect(await walletsOf(await site.idOf('racerone'))).toBeGreaterThan(0);
  });

  it('a verified number belongs to one account; an unverified one may be in several', async () => {
    const number = '+639171112222';
    const mobile = (verified: boolean) => ({ mobile: { number, verified } });
    const made = await outcomes(
      ['num1', 'num2', 'num3'].map((name) => createMember(site.app, draft(name, mobile(true)))),
    );
    expect(made.sort()).toEqual(['made', 'mobile.exists', 'mobile.exists']);
    await createMember(site.app, draft('num4', mobile(false)));
    expect((await findMemberByMobile(site.app.db, number))?.account).toMatch(/^num[123]$/);
  });

  it('is made completely or not at all', async () => {
    const failing = createMember(site.app, draft('halfmade'), () =>
      Promise.reject(refuse('try_again')),
    );
    await expect(failing).rejects.toThrow('try_again');
    await expect(site.idOf('halfmade')).rejects.toThrow();
  });

  it('keeps secrets only as hashes, and is found by its mail in any case', async () => {
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
    // The hash is not made from the digits alone: without the deployment's secret no guess fits.
    expect(await verifyPassword(site.app, payment, '246810')).toBe(false);
    const found = await findMembersByEmail(site.app.db, 'hashed@example.COM');
    expect(found.map(({ account }) => account)).toEqual(['hashed']);
  });
});

describe('the event of a change', () => {
  const change = async (account: string) =>
    ({ memberId: await site.idOf(account), what: 'email', by: 'member' }) as const;
  const heard = () => site.heard.changes;

  it('is sent once after the commit, never after a rollback', async () => {
    await site.runTasks();
    heard().length = 0;
    const given = { ...(await change('member1')), tellOld: { email: 'old@example.com' } };
    const undone = site.app.db.transaction().execute(async (tx) => {
      await recordAccountChange(tx, site.app, given);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await site.runTasks();
    expect(heard()).toEqual([]);
    await site.app.db.transaction().execute(async (tx) => {
      await recordAccountChange(tx, site.app, given);
      await site.runTasks();
      expect(heard()).toEqual([]);
    });
    await site.runTasks();
    expect(heard()).toHaveLength(1);
    expect(heard()[0]).toMatchObject({ what: 'email', tellOld: { email: 'old@example.com' } });
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

it('another area’s check can keep a member from play', async () => {
  const member = await site.idOf('player126');
  unproven.add(member);
  expect(await refusalToPlay(site.app, member)).toMatchObject({ code: 'region.blocked' });
  expect(await refusalToPlay(site.app, await site.idOf('player125'))).toBeNull();
});
