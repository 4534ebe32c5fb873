// Withdrawals that browser tests start from; a member asks by the calls of his page.
import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { HEADERS } from '@palaro/api';
import { openSession } from './site.ts';

const PIN = '246810';

async function logIn(request: APIRequestContext, account: string) {
  const { token } = await openSession(request, account);
  return { Authorization: `Bearer ${token}` };
}

/** Gives a member a payee’s name and a GCash account; answers its id. */
export async function givePayee(request: APIRequestContext, account: string, payeeName: string) {
  const headers = await logIn(request, account);
  const of = (data: object) => ({ headers, data });
  await request.put('/wps/member/info/payeename', of({ payeeName }));
  const added = await request.post(
    '/wps/member/bankCard',
    of({
      bankCode: 'GCASH',
      accountNumber: `0917444${account.replace(/\D/g, '').padStart(4, '0')}`,
      holder: payeeName,
      paymentPassword: PIN,
    }),
  );
  expect(added.status(), await added.text()).toBe(200);
  return ((await added.json()) as { value: { id: string } }).value.id;
}

/** A withdrawal that the member asks for now. */
export async function askWithdrawal(
  request: APIRequestContext,
  account: string,
  { cardId, amount }: { cardId: string; amount: string },
) {
  const headers = await logIn(request, account);
  const answer = await request.post('/wps/transaction/withdraw', {
    headers: { ...headers, [HEADERS.idempotencyKey]: randomUUID() },
    data: { cardId, amount, paymentPassword: PIN },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { value } = (await answer.json()) as { value: { id: string; reference: string } };
  return { ...value, token: headers.Authorization.replace('Bearer ', '') };
}

interface Offer {
  vendors: { methods: { banks?: { id: string }[] }[] }[];
}

/** A transfer by hand that the member says he has made; it waits for an operator. */
export async function sayTransferred(
  request: APIRequestContext,
  account: string,
  { amount, payerName }: { amount: string; payerName: string },
) {
  const headers = await logIn(request, account);
  const offered = await request.get('/wps/relay/MCS2_depositBanksByVendor', { headers });
  const { value: offer } = (await offered.json()) as { value: Offer };
  const accounts = offer.vendors.flatMap(({ methods }) =>
    methods.flatMap((one) => one.banks ?? []),
  );
  const ordered = await request.post('/wps/relay/MCS2_depositManualTransfer', {
    headers: { ...headers, [HEADERS.idempotencyKey]: randomUUID() },
    data: { bankId: accounts[0]?.id, amount, payerName },
  });
  expect(ordered.status(), await ordered.text()).toBe(200);
  const { value } = (await ordered.json()) as { value: { id: string; reference: string } };
  const said = await request.post(`/api/v1/deposits/${value.id}/paid`, { headers });
  expect(said.status(), await said.text()).toBe(200);
  return { ...value, token: headers.Authorization.replace('Bearer ', '') };
}
