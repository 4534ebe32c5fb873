import { approveKyc } from '@palaro/kyc/server';
import { testApp, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apply, newcomer, REVIEWER } from './test-applicant.ts';

const CARDS = '/wps/member/bankCard';
const PROVEN = 'Maria Clara Santos';
const paymentPassword = '246810';

interface Cards {
  holder: string;
  list: { last4: string; state: string; isDefault: boolean }[];
}

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ demo: true });
});
afterAll(() => site.stop());

async function member(nth: number, payeeName: string) {
  const account = `sampaguita${nth}`;
  const contacts = { email: `${account}@mail.example.ph`, mobile: `+63917000200${nth}` };
  const made = { account, nickname: '', payeeName, paymentPassword, ...contacts };
  const one = await newcomer(site, made);
  const add = (holder: string, last: number) => {
    const accountNumber = `0917000${last}`;
    return one.call('POST', CARDS, { bankCode: 'GCASH', accountNumber, holder, paymentPassword });
  };
  const cards = async () => {
    const { value } = await one.call<Cards>('GET', CARDS);
    const list = value.list.map(({ last4, state, isDefault }) => [last4, state, isDefault]);
    return { holder: value.holder, list };
  };
  const approve = async () => approveKyc(site.app, REVIEWER, await apply(site, one, `ID-00${nth}`));
  return { add, cards, approve };
}

it('AC-55 cards in another name than the proven one wait for a review, new ones use the proven name', async () => {
  const { add, cards, approve } = await member(1, 'Juan Dela Cruz');
  expect((await add('Juan Dela Cruz', 1001)).status).toBe(200);
  expect((await cards()).list).toEqual([['1001', 'active', true]]);
  await approve();
  const waiting = { holder: PROVEN, list: [['1001', 'review', false]] };
  await expect.poll(cards).toEqual(waiting);
  const refused = await add('Juan Dela Cruz', 1002);
  const fields = { holder: 'The holder must be your payee name' };
  expect(refused).toMatchObject({ status: 422, code: 'card_name_mismatch', fields });
  expect((await add('maria clara  SANTOS', 1003)).status).toBe(200);
  const list = (await cards()).list;
  expect(list).toContainEqual(['1003', 'active', true]);
  expect(list).toContainEqual(['1001', 'review', false]);
});

it('AC-55 cards in the proven name stay usable, however the name is written', async () => {
  const { add, cards, approve } = await member(2, 'MARIA CLARA SANTOS');
  expect((await add('MARIA CLARA SANTOS', 2001)).status).toBe(200);
  await approve();
  const { rows } = await site.app.pool.query<{ level: number }>(
    `select kyc_level as level from member where account = 'sampaguita2'`,
  );
  expect(rows[0]?.level).toBe(2);
  expect((await cards()).list).toEqual([['2001', 'active', true]]);
});
