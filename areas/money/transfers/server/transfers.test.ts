import { excludeMember } from '@palaro/accounts/server';
import { switchVendor } from '@palaro/catalogue/server';
import { Money } from '@palaro/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peso, transferSite, units, type TransferSite } from './test-site.ts';

let site: TransferSite;
beforeAll(async () => {
  site = await transferSite(['ALON', 'BAYBAY', 'LAOT']);
});
afterAll(() => site.stop());

describe('MONEY-04 a transfer to a vendor that keeps the balance', () => {
  it('goes there and comes back with the win', async () => {
    const { member, token } = await site.member('100.0000');
    const sent = await site.move(token, 'MAIN', 'ALON', 60);
    expect(sent).toMatchObject({ status: 200, value: { state: 'done', amount: '60.0000' } });
    expect(await site.wallet(token)).toMatchObject({
      sumBalance: '100.0000',
      main: '40.0000',
      vendors: [{ vendor: 'ALON', amount: '60.0000' }],
    });
    site.vendor('ALON').balances.set(member, Money.of('85.0000'));
    const back = await site.move(token, 'ALON', 'MAIN', 80);
    expect(back.value.state).toBe('done');
    expect(await site.wallet(token)).toMatchObject({
      sumBalance: '125.0000',
      main: '120.0000',
      vendors: [{ vendor: 'ALON', amount: '5.0000', stale: false }],
    });
    expect(await site.breaches()).toEqual([]);
  });

  it('books a loss at the vendor, so that the mirror equals the vendor’s balance', async () => {
    const { member, token } = await site.member('100.0000');
    await site.move(token, 'MAIN', 'ALON', 60);
    site.vendor('ALON').balances.set(member, Money.of('12.5000'));
    const path = '/api/v1/wallets/vendors';
    const { value } = await site.call<{ vendor: string }[]>(token, 'GET', path);
    const alon = value.find(({ vendor }) => vendor === 'ALON');
    expect(alon).toMatchObject({ amount: '12.5000', on: true, stale: false });
    const wallet = await site.wallet(token);
    expect(wallet).toMatchObject({ sumBalance: '52.5000', main: '40.0000' });
    expect(await site.move(token, 'ALON', 'MAIN', 60)).toMatchObject({
      status: 422,
      code: 'transfer.insufficient',
    });
    expect(await site.breaches()).toEqual([]);
  });

  it.each([
    ['two main sides', 'MAIN', 'MAIN', 10, 'transfer.sides'],
    ['no main side', 'ALON', 'BAYBAY', 10, 'transfer.sides'],
    ['an unknown vendor', 'MAIN', 'NOWHERE', 10, 'transfer.vendor_unknown'],
    ['a vendor that keeps no balance', 'MAIN', 'DEMO', 10, 'transfer.vendor_unknown'],
    ['more than the wallet has', 'MAIN', 'ALON', 100.01, 'transfer.insufficient'],
    ['more than the vendor has', 'ALON', 'MAIN', 0.01, 'transfer.insufficient'],
    ['less than the vendor’s smallest unit', 'MAIN', 'BANGKA', 0.0099, 'transfer.too_small'],
  ])('is refused for %s', async (_what, from, to, amount, code) => {
    const { token } = await site.member('100.0000');
    expect(await site.move(token, from, to, amount)).toMatchObject({ status: 422, code });
    expect(await site.wallet(token)).toMatchObject({ main: '100.0000', held: '0.0000' });
  });

  it.each(['0.0000', '-1.0000', '1', '1e3', ''])('of %j is malformed', async (amount) => {
    const { token } = await site.member('100.0000');
    const body = { from: 'MAIN', to: 'ALON', amount };
    const path = '/wps/relay/GLS2_WalletTransfer';
    expect((await site.call(token, 'POST', path, { body })).status).toBe(400);
  });

  it('with a key is made once: the same request is answered alike, another amount is refused', async () => {
    const { token } = await site.member('100.0000');
    const first = await site.move(token, 'MAIN', 'ALON', 30, 'same-key');
    expect((await site.move(token, 'MAIN', 'ALON', 30, 'same-key')).value).toEqual(first.value);
    expect((await site.move(token, 'MAIN', 'ALON', 31, 'same-key')).status).toBe(409);
    expect((await site.wallet(token)).main).toBe('70.0000');
  });

  it('is made once by 64 taps at the same time', async () => {
    const { member, token } = await site.member('100.0000');
    const before = site.vendor('LAOT').arrived;
    const taps = Array.from({ length: 64 }, () => site.move(token, 'MAIN', 'LAOT', 90));
    const answers = await Promise.all(taps);
    const done = answers.filter(({ value }) => value?.state === 'done');
    expect(done).toHaveLength(1);
    const codes = new Set(answers.map(({ code }) => code).filter(Boolean));
    for (const code of codes) {
      expect(['transfer.open', 'transfer.insufficient', 'too_many_requests']).toContain(code);
    }
    expect(site.vendor('LAOT').arrived - before).toBe(1);
    expect(site.vendor('LAOT').balances.get(member)).toBe(Money.of('90.0000'));
    expect(await site.wallet(token)).toMatchObject({ sumBalance: '100.0000', main: '10.0000' });
    expect(await site.breaches()).toEqual([]);
  });

  it('MONEY-07 is refused to guests and trial accounts with the specification’s texts', async () => {
    const body = { from: 'MAIN', to: 'ALON', amount: '1.0000' };
    const paths = ['/wps/relay/GLS2_WalletTransfer', '/api/v1/wallets/collect'];
    for (const path of paths) {
      const more = path.endsWith('collect') ? {} : { body };
      expect(await site.call(undefined, 'POST', path, more)).toMatchObject({ status: 401 });
      expect(await site.call(site.first.tokens.trial1, 'POST', path, more)).toMatchObject({
        status: 403,
        code: 'account.trial',
      });
    }
  });
});

it('MONEY-04 GAME-12 play money is never sent to a vendor, for any kind of account', async () => {
  const vendor = site.vendor('ALON');
  const before = vendor.arrived;
  for (const account of ['house1', 'houseagent1']) {
    const token = await site.first.login(account);
    for (const [from, to] of [
      ['MAIN', 'ALON'],
      ['ALON', 'MAIN'],
    ] as const) {
      const refused = { status: 403, code: 'account.trial' };
      expect(await site.move(token, from, to, 1)).toMatchObject(refused);
    }
    expect((await site.wallet(token)).vendors).toEqual([]);
  }
  expect(vendor.arrived).toBe(before);
});

describe('MONEY-04 while the vendor does not answer', () => {
  it('case 54 the answer is lost and the vendor has the money: unknown, then done, one transfer', async () => {
    const { member, token } = await site.member('100.0000');
    const vendor = site.vendor('ALON');
    vendor.fault = 'answerLost';
    const { value } = await site.move(token, 'MAIN', 'ALON', 50);
    vendor.fault = 'none';
    expect(value.state).toBe('unknown');
    expect(await site.wallet(token)).toMatchObject({ sumBalance: '100.0000', held: '50.0000' });
    expect((await site.move(token, 'MAIN', 'ALON', 1)).code).toBe('transfer.open');
    await site.later(5);
    expect(await site.stateOf(value.id)).toBe('done');
    await site.later(60);
    expect(vendor.balances.get(member)).toBe(Money.of('50.0000'));
    expect(await site.wallet(token)).toMatchObject({
      sumBalance: '100.0000',
      main: '50.0000',
      held: '0.0000',
      vendors: [{ vendor: 'ALON', amount: '50.0000' }],
    });
    expect(await site.breaches()).toEqual([]);
  });

  it('case 55 the vendor lacks it: failed once it is still not found ten minutes later, hold returned', async () => {
    const { token } = await site.member('100.0000');
    const vendor = site.vendor('ALON');
    vendor.fault = 'messageLost';
    const { value } = await site.move(token, 'MAIN', 'ALON', 50);
    vendor.fault = 'none';
    for (const seconds of [5, 10, 45, 300]) {
      await site.later(seconds);
      expect(await site.stateOf(value.id)).toBe('unknown');
    }
    expect(await site.wallet(token)).toMatchObject({ sumBalance: '100.0000', held: '50.0000' });
    await site.later(300);
    expect(await site.stateOf(value.id)).toBe('failed');
    expect(await site.wallet(token)).toMatchObject({ main: '100.0000', held: '0.0000' });
    expect(await site.breaches()).toEqual([]);
  });

  it('case 56 a collect brings what answers, leaves the rest in progress, and counts as one collect', async () => {
    const { member, token } = await site.member('300.0000');
    for (const code of ['ALON', 'BAYBAY', 'LAOT']) await site.move(token, 'MAIN', code, 90);
    site.vendor('ALON').balances.set(member, Money.of('100.0000'));
    site.vendor('BAYBAY').fault = 'down';
    const first = await site.collect(token);
    const collected = [
      { vendor: 'ALON', amount: '100.0000', state: 'done' },
      { vendor: 'BAYBAY', amount: '90.0000', state: 'unknown' },
      { vendor: 'LAOT', amount: '90.0000', state: 'done' },
    ];
    expect(first.value).toEqual(collected);
    expect((await site.collect(token)).value).toEqual(collected);
    expect(await site.wallet(token)).toMatchObject({ sumBalance: '310.0000', main: '220.0000' });
    site.vendor('BAYBAY').fault = 'none';
    await site.later(601);
    await site.later(300);
    const rows = await site.call<{ state: string }[]>(token, 'GET', '/api/v1/wallets/transfers');
    expect(rows.value[0]?.state).toMatch(/done|failed/);
    expect((await site.collect(token)).value).toEqual([
      { vendor: 'BAYBAY', amount: '90.0000', state: 'done' },
    ]);
    expect(await site.wallet(token)).toMatchObject({ sumBalance: '310.0000', main: '310.0000' });
    expect(await site.breaches()).toEqual([]);
  });

  it('a refusal gives the held money back', async () => {
    const { token } = await site.member('100.0000');
    const vendor = site.vendor('LAOT');
    vendor.fault = 'refuses';
    expect((await site.move(token, 'MAIN', 'LAOT', 50)).value.state).toBe('failed');
    vendor.fault = 'none';
    expect(await site.wallet(token)).toMatchObject({ main: '100.0000', held: '0.0000' });
  });

  it('money can be taken from a vendor that is off, and by a member who may not play', async () => {
    const { member, token } = await site.member('100.0000');
    await site.move(token, 'MAIN', 'LAOT', 50);
    await switchVendor(site.app, 'LAOT', false);
    expect((await site.move(token, 'MAIN', 'LAOT', 1)).code).toBe('transfer.vendor_off');
    expect((await site.move(token, 'LAOT', 'MAIN', 20)).value.state).toBe('done');
    await switchVendor(site.app, 'LAOT', true);
    await excludeMember(site.app, member, { kind: 'self', until: null });
    expect((await site.move(token, 'MAIN', 'LAOT', 1)).code).toBe('rg.excluded');
    expect((await site.move(token, 'LAOT', 'MAIN', 10)).value.state).toBe('done');
    expect(site.vendor('LAOT').balances.get(member)).toBe(Money.of('20.0000'));
    expect(units((await site.wallet(token)).main)).toBe(units(peso(80)));
  });

  it('an answer that arrives after the task has asked changes nothing more', async () => {
    const { member, token } = await site.member('100.0000');
    const vendor = site.vendor('ALON');
    vendor.onTransfer = async () => {
      // The sender still waits, but to the job it looks dead.
      vendor.onTransfer = () => undefined;
      await site.later(16);
      await site.later(300);
    };
    const { value } = await site.move(token, 'MAIN', 'ALON', 40);
    expect(value.state).toBe('done');
    expect(vendor.balances.get(member)).toBe(Money.of('40.0000'));
    expect(await site.wallet(token)).toMatchObject({ sumBalance: '100.0000', main: '60.0000' });
    expect(await site.breaches()).toEqual([]);
  });
});

describe('MONEY-04 what is brought when a game opens', () => {
  const path = '/api/v1/wallets/carry';

  it('is asked until the member chooses, and then is the same on every device', async () => {
    const { token } = await site.member('0.0000');
    const read = () => site.call(token, 'GET', path);
    expect((await read()).value).toEqual({ carry: 'ask' });
    for (const carry of ['all', 'off', 'ask', 'all']) {
      expect((await site.call(token, 'PUT', path, { body: { carry } })).value).toEqual({ carry });
      expect((await read()).value).toEqual({ carry });
    }
  });

  it('is one of three, and per member', async () => {
    const { token } = await site.member('0.0000');
    const other = await site.member('0.0000');
    await site.call(token, 'PUT', path, { body: { carry: 'off' } });
    expect((await site.call(other.token, 'GET', path)).value).toEqual({ carry: 'ask' });
    expect((await site.call(token, 'PUT', path, { body: { carry: 'some' } })).status).toBe(400);
  });
});
