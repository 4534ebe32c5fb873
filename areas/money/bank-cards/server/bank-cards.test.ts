import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { provide } from '@palaro/server';
import { LOGIN_PASSWORD, memberSite, type MemberSite, type SiteMember } from '@palaro/testkit';
import type { BankCard } from '../bank-cards.api.ts';
import { cardInUse } from './card-use.ts';

/** Cards with an open payout. */
const inUse = new Set<string>();

let site: MemberSite;
beforeAll(async () => {
  const use = provide(cardInUse, () => (id) => Promise.resolve(inUse.has(id)));
  site = await memberSite({}, [use]);
});
afterAll(() => site.stop());

const paymentPassword = '246810';
const HOLDER = 'Juan Dela Cruz';
const gcash = (last: number) => ({
  bankCode: 'GCASH',
  accountNumber: `0917 000 ${last}`,
  holder: HOLDER,
  paymentPassword,
});

async function payee(account: string, name = HOLDER) {
  const who = await site.member(account);
  await who.post('/paymentPassword', { paymentPassword, password: LOGIN_PASSWORD });
  expect((await who.put('/info/payeename', { payeeName: name })).status).toBe(200);
  return who;
}
const add = (who: SiteMember, card: object) => who.post('/bankCard', card);
const cardsOf = async (who: SiteMember) =>
  ((await who.get('/bankCard')) as { list: BankCard[] }).list;
const DAY = 86_400;

describe('AC-55 cards and e-wallets', () => {
  it('AC-55 are in the payee’s name, of a known bank, with its form of number', async () => {
    const who = await site.member('player101');
    expect((await add(who, gcash(1001))).code).toBe('card.payee_first');
    await who.put('/info/payeename', { payeeName: '  juan   DELA cruz ' });
    await who.post('/paymentPassword', { paymentPassword, password: LOGIN_PASSWORD });
    for (const [card, fields] of [
      [{ ...gcash(1001), bankCode: 'NOBANK' }, { bankCode: 'Choose a bank or e-wallet' }],
      [
        { ...gcash(1001), accountNumber: '12' },
        { accountNumber: 'This number does not fit the bank or e-wallet' },
      ],
      [{ ...gcash(1001), branch: 'x'.repeat(61) }, { branch: 'Use at most 60 characters' }],
    ] as const) {
      expect(await add(who, card)).toMatchObject({ status: 400, fields });
    }
    expect(await add(who, { ...gcash(1001), holder: 'Maria Santos' })).toMatchObject({
      status: 422,
      code: 'card_name_mismatch',
      message: expect.stringMatching(/^The holder must be juan DELA cruz\.$/i) as string,
      fields: { holder: 'The holder must be your payee name' },
    });
    const { paymentPassword: _none, ...unproved } = gcash(1001);
    expect(await add(who, unproved)).toMatchObject({
      status: 403,
      code: 'step_up.required',
      data: { methods: ['payment_password'] },
    });
    expect((await add(who, { ...gcash(1001), paymentPassword: '000001' })).code).toBe(
      'payment_password_wrong',
    );
    const { value } = await add(who, { ...gcash(1001), holder: 'Juan Dela-Cruz' });
    expect(value).toMatchObject({ bank: 'GCash', last4: '1001', isDefault: true, state: 'active' });
    expect((await add(who, gcash(1001))).code).toBe('card.known');
    const relay = await who.ask('GET', '/wps/relay/MCS2_bankCards');
    expect(relay.value).toMatchObject({ list: [{ last4: '1001' }], most: 5 });
  });

  it('AC-55 are usable after 24 hours', async () => {
    await site.set({ 'hold.cardHours': 24 });
    const who = await payee('player102');
    const { value } = await add(who, gcash(1002));
    const at = Date.parse((value as BankCard).usableFrom);
    expect(Math.abs(at - site.app.clock.now().getTime() - DAY * 1000)).toBeLessThan(5_000);
    expect(value).toMatchObject({ usable: false });
    await site.set({ 'hold.cardHours': 0 });
    // Without a wait the answer itself says so, however late the browser's clock is.
    expect((await add(who, gcash(1003))).value).toMatchObject({ usable: true });
  });

  it('AC-55 are at most five, even when they are added at the same time', async () => {
    const who = await payee('player103');
    const tries = await Promise.all(
      Array.from({ length: 5 }, (_, at) => add(who, gcash(2000 + at))),
    );
    const later = await Promise.all(
      Array.from({ length: 3 }, (_, at) => add(who, gcash(2100 + at))),
    );
    const all = [...tries, ...later];
    const added = all.filter(({ status }) => status === 200).length;
    // Several proofs at once count as guesses until each is found right, so some may have to wait.
    expect(added).toBeLessThanOrEqual(5);
    for (let at = added; at < 5; at += 1) await add(who, gcash(2200 + at));
    expect(await add(who, gcash(2300))).toMatchObject({
      code: 'card.too_many',
      message: 'You can have at most 5 cards and e-wallets. Remove one first.',
    });
    expect(await cardsOf(who)).toHaveLength(5);
  });

  it('AC-55 with one number have one owner; a second member’s card waits for a review', async () => {
    const names = ['player104', 'player105', 'player106'];
    const members = await Promise.all(names.map((name) => payee(name)));
    const cards = await Promise.all(members.map((who) => add(who, gcash(3001))));
    const states = cards.map(({ value }) => (value as BankCard).state).sort();
    expect(states).toEqual(['active', 'review', 'review']);
    const { rows } = await site.app.pool.query(
      'select count(distinct number_digest)::int n, count(*)::int all from bank_card where last4 = $1',
      ['3001'],
    );
    expect(rows).toEqual([{ n: 1, all: 3 }]);
    const second = members[cards.findIndex(({ value }) => (value as BankCard).state === 'review')];
    const [card] = second ? await cardsOf(second) : [];
    expect(card?.isDefault).toBe(false);
    const body = { id: card?.id, paymentPassword };
    expect((await second?.put('/bankCard/default', body))?.code).toBe('not_found');
    const config = (await second?.get('/securityConfig')) as unknown as {
      items: { key: string; done: boolean }[];
    };
    expect(config.items.find(({ key }) => key === 'bank_card')?.done).toBe(false);
  });

  it('are removed unless something open goes to them; the next one becomes the default', async () => {
    const who = await payee('player107');
    const first = (await add(who, gcash(4001))).value as BankCard;
    const second = (await add(who, gcash(4002))).value as BankCard;
    inUse.add(first.id);
    const remove = (id: string) => who.remove('/bankCard', { id, paymentPassword });
    expect((await remove(first.id)).code).toBe('card.in_use');
    inUse.clear();
    const stranger = await payee('player108');
    const theirs = { id: first.id, paymentPassword };
    expect((await stranger.remove('/bankCard', theirs)).code).toBe('not_found');
    expect((await remove(first.id)).status).toBe(200);
    expect((await remove(first.id)).code).toBe('not_found');
    expect(await cardsOf(who)).toMatchObject([{ id: second.id, isDefault: true }]);
    expect(await who.changes()).toContain('bank_card_removed');
  });

  it('that were removed stay their owner’s while a new one waits', async () => {
    await site.set({ 'hold.cardHours': 24 });
    const one = await payee('player109');
    const other = await payee('player110');
    const { id } = (await add(one, gcash(5001))).value as BankCard;
    await one.remove('/bankCard', { id, paymentPassword });
    const early = (await add(other, gcash(5001))).value as BankCard;
    expect(early.state).toBe('review');
    await other.remove('/bankCard', { id: early.id, paymentPassword });
    site.app.clock.advance(DAY + 1);
    await other.again();
    expect((await add(other, gcash(5001))).value).toMatchObject({ state: 'active' });
    await site.set({ 'hold.cardHours': 0 });
  });

  it('can be made the default by their owner', async () => {
    const who = await payee('player111');
    const cards = [(await add(who, gcash(6001))).value, (await add(who, gcash(6002))).value];
    const [, { id }] = cards as unknown as [BankCard, BankCard];
    const body = { id, paymentPassword };
    expect((await who.put('/bankCard/default', body)).status).toBe(200);
    const list = await cardsOf(who);
    expect(list.map(({ isDefault }) => isDefault)).toEqual([true, false]);
    expect(list[0]?.id).toBe(id);
    expect(await who.changes()).toContain('bank_card_default');
  });

  it('have their numbers sealed: no number is in the database, in an answer or in the audit', async () => {
    const dump = await Promise.all(
      ['bank_card', 'account_change', 'inbox_message'].map((table) =>
        site.app.pool.query(`select t::text from ${table} t`),
      ),
    );
    const text = JSON.stringify(dump.map(({ rows }) => rows as unknown[]));
    expect(text).toContain('4001');
    for (const number of ['09170004001', '0917 000 4001', '9170004001']) {
      expect(text).not.toContain(number);
      expect(text).not.toContain(Buffer.from(number).toString('hex'));
    }
  });

  it('have a payee name that shares a part with the stated one; another person is refused at once', async () => {
    const who = await site.member('player113');
    const verified = { mobile: '+639175550113', mobile_verified_at: site.app.clock.now() };
    await who.given({ kyc_level: 0, ...verified });
    const stated = {
      fullName: 'Maria Clara Dela Cruz',
      birthday: '1990-05-17',
      birthplace: 'Calamba, Laguna',
      nationality: 'PH',
      address: '12 Rizal Street, Poblacion, Makati',
      occupation: 'employed',
      sourceOfFunds: 'salary',
      declarations: ['student', 'government', 'uniformed', 'gaming'],
    };
    expect((await who.ask('POST', '/api/v1/kyc', stated)).status).toBe(200);
    expect(await who.get('/bankCard')).toMatchObject({
      holder: null,
      statedName: 'Maria Clara Dela Cruz',
      mobile: '09175550113',
    });
    await who.given({ mobile_verified_at: null });
    expect(await who.get('/bankCard')).toMatchObject({ mobile: null });
    const setTo = (payeeName: string) => who.put('/info/payeename', { payeeName });
    for (const other of ['Jose Santos', 'M. C. Reyes']) {
      expect(await setTo(other)).toMatchObject({
        status: 422,
        code: 'payee_name.mismatch',
        message: expect.stringContaining('Maria Clara Dela Cruz') as string,
        fields: { payeeName: expect.stringContaining('nothing in common') as string },
      });
    }
    expect((await setTo('Maria Clara Cruz-Reyes')).status).toBe(200);
  });

  it('withdrawBanks answers every bank with a pattern that checks its numbers', async () => {
    const who = await site.member('player112');
    const { value } = await who.ask('GET', '/wps/relay/MCS2_withdrawBanks');
    const { list } = value as { list: { bankCode: string; numberPattern: string }[] };
    expect(list.length).toBeGreaterThan(15);
    const of = (code: string) =>
      new RegExp(list.find(({ bankCode }) => bankCode === code)?.numberPattern ?? '^$');
    expect(of('MAYA').test('09171234567')).toBe(true);
    expect(of('BPI').test('1234567890')).toBe(true);
    expect(of('BPI').test('123456789')).toBe(false);
  });
});
