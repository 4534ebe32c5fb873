import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  LOGIN_PASSWORD,
  memberSite,
  testOperator,
  type MemberSite,
  type SiteMember,
} from '@palaro/testkit';
import type { BankCard } from '../bank-cards.api.ts';
import { listToReview } from './cards-to-review.ts';
import { approveCard, refuseCard, viewCard } from './decide-card.ts';

let site: MemberSite;
beforeAll(async () => {
  site = await memberSite();
});
afterAll(() => site.stop());

const paymentPassword = '246810';
const HOLDER = 'Juan Dela Cruz';
const reason = 'The papers show whose card it is';
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

/** A member with a payee name who adds this number. */
async function withCard(account: string, last: number) {
  const who = await site.member(account);
  await who.post('/paymentPassword', { paymentPassword, password: LOGIN_PASSWORD });
  await who.put('/info/payeename', { payeeName: HOLDER });
  const { value } = await who.post('/bankCard', {
    bankCode: 'GCASH',
    accountNumber: `0917 100 ${last}`,
    holder: HOLDER,
    paymentPassword,
  });
  return { who, card: value as BankCard };
}

const cardsOf = async (who: SiteMember) =>
  ((await who.get('/bankCard')) as { list: BankCard[] }).list;
const waiting = async () => (await listToReview(site.app)).list;

it('AC-55 a number that another member has waits, and is refused: the member is told', async () => {
  await withCard('player101', 1001);
  const { who, card } = await withCard('player102', 1001);
  expect(card.state).toBe('review');
  const row = (await waiting()).find(({ id }) => id === card.id);
  expect(row).toMatchObject({ account: 'player102', card: 'GCash ••••1001', why: 'owner' });
  const operator = testOperator('risk1');
  const seen = await viewCard(site.app, operator, { card: card.id, reason });
  expect(seen).toMatchObject({ holder: HOLDER, others: [{ account: 'player101' }] });
  const approval = approveCard(site.app, operator, { card: card.id, reason });
  expect(await codeOf(approval)).toBe('card.other_owner');
  await refuseCard(site.app, operator, { card: card.id, reason });
  expect(await cardsOf(who)).toEqual([]);
  expect(await who.changes()).toContain('bank_card_refused');
  expect(await codeOf(refuseCard(site.app, operator, { card: card.id, reason }))).toBe('not_found');
});

it('AC-55 an approved card can take money, and becomes the default where there is none', async () => {
  const first = await withCard('player103', 1002);
  const second = await withCard('player104', 1002);
  const body = { id: first.card.id, paymentPassword };
  expect((await first.who.remove('/bankCard', body)).status).toBe(200);
  const operator = testOperator('risk1');
  const both = await Promise.all([
    codeOf(approveCard(site.app, operator, { card: second.card.id, reason })),
    codeOf(approveCard(site.app, testOperator('risk2'), { card: second.card.id, reason })),
  ]);
  expect(both.sort()).toEqual(['done', 'not_found']);
  expect(await cardsOf(second.who)).toMatchObject([{ state: 'active', isDefault: true }]);
  expect((await waiting()).some(({ id }) => id === second.card.id)).toBe(false);
});
