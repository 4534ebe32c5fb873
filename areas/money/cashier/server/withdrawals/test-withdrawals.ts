// A demo site whose members can withdraw, for the tests of this folder.
import { randomUUID } from 'node:crypto';
import { HEADERS } from '@palaro/api';
import { INVARIANTS } from '@palaro/ledger';
import { memberSite, LOGIN_PASSWORD, type MemberSite, type TestAppOptions } from '@palaro/testkit';

const PAYMENT_PASSWORD = '246810';
export const WITHDRAW = '/wps/transaction/withdraw';
const HOLDER = 'Juan Dela Cruz';

interface Order {
  id: string;
  reference: string;
  state: string;
  stateText: string;
  amount: string;
  fee: string;
}
interface Answer<T> {
  status: number;
  code?: string;
  data?: Record<string, string>;
  value: T;
}

/** Starts the site; `cardHours` is how long a new card waits. */
export async function withdrawalSite(
  standIns: TestAppOptions['standIns'] = [],
  settings: object = {},
  log?: TestAppOptions['log'],
  config: Parameters<typeof memberSite>[0] = {},
) {
  const site = await memberSite(config, standIns, log);
  await site.set({ 'hold.cardHours': 0, ...settings });
  return { ...site, payee: (account: string, of?: Payee) => payee(site, account, of) };
}

interface Payee {
  accountNumber?: string;
  bankCode?: string;
}

/** A member with a payment password and one card. */
async function payee(
  site: MemberSite,
  account: string,
  { bankCode = 'BDO', accountNumber }: Payee = {},
) {
  const member = await site.member(account);
  await member.given({ payee_name: HOLDER, kyc_level: 2 });
  await member.post('/paymentPassword', {
    paymentPassword: PAYMENT_PASSWORD,
    password: LOGIN_PASSWORD,
  });
  const number = accountNumber ?? member.id.padStart(10, '9').slice(-10);
  const added = await member.post('/bankCard', {
    bankCode,
    accountNumber: number,
    holder: HOLDER,
    paymentPassword: PAYMENT_PASSWORD,
  });
  const card = (added.value as { id: string }).id;
  // A new card would raise the score of each order.
  await site.app.pool.query(
    `update bank_card set added_at = added_at - interval '2 days' where id = $1`,
    [card],
  );
  const ask = async <T>(method: string, path: string, body?: object, key?: string) =>
    (await member.ask(method, path, body, {
      headers: key === undefined ? {} : { [HEADERS.idempotencyKey]: key },
    })) as unknown as Answer<T>;
  return {
    ...member,
    card,
    withdraw: (amount: string, more: { key?: string; card?: string; password?: string } = {}) => {
      const { key = randomUUID(), card: cardId = card, password = PAYMENT_PASSWORD } = more;
      return ask<Order>('POST', WITHDRAW, { cardId, amount, paymentPassword: password }, key);
    },
    order: (id: string) => ask<Order>('GET', `/api/v1/withdrawals/${id}`),
    cancel: (id: string) => ask<Order>('POST', `/api/v1/withdrawals/${id}/cancel`),
    withdrawable: async () =>
      (
        await ask<{ amount: string; bars: { bar: string }[]; countLeft: number }>(
          'GET',
          '/api/v1/withdrawals/withdrawable',
        )
      ).value,
    /** Cash and held money, as decimals. */
    async money() {
      const { rows } = await site.app.pool.query<{ cash: string; held: string }>(
        `select (coalesce(sum(balance) filter (where kind = 'CASH'), 0) / 10000.0)::numeric(20,4)
           ::text as cash,
          (coalesce(sum(balance) filter (where kind = 'HOLD'), 0) / 10000.0)::numeric(20,4)
           ::text as held from wallet where member_id = $1`,
        [member.id],
      );
      return [rows[0]?.cash, rows[0]?.held];
    },
  };
}

export type Withdrawer = Awaited<ReturnType<typeof payee>>;

/** Rows that break an invariant of the ledger. */
export async function breaches({ app }: Pick<MemberSite, 'app'>) {
  const found: unknown[] = [];
  for (const { id, sql } of INVARIANTS) {
    for (const row of (await app.pool.query(sql)).rows) found.push({ id, row });
  }
  return found;
}
