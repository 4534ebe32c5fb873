import { Money, randomToken } from '@palaro/kernel';
import { INVARIANTS } from '@palaro/ledger';
import { given, testApp, type TestApp } from '@palaro/testkit';
import type { App } from '@palaro/server';
import { askForTransfers } from './transfers.tasks.ts';
import { know, testVendor, type TestVendor } from './test-vendors.ts';

export const units = (decimal: string | undefined) => Money.of(decimal ?? '');
export const peso = (amount: number) => Money.text(Money.of(amount.toFixed(4)));

/** A member's amounts. Their sum must be the same at every moment, wherever the money is. */
export interface Wallet {
  sumBalance: string;
  main: string;
  held: string;
  bonus: string;
  version: number;
  vendors: { vendor: string; amount: string; stale: boolean }[];
}

/** A site with vendors that keep balances, and short words for what tests do there. */
export async function transferSite(codes: readonly string[]) {
  const first = await testApp({ demo: true });
  const vendors = new Map<string, TestVendor>();
  for (const code of codes) vendors.set(code, await testVendor(first.app, code));
  let node: TestApp = first;
  const nodes = [first];

  const site = {
    first,
    get app(): App {
      return node.app;
    },
    vendor: (code: string) => vendors.get(code)!,
    /** Starts another server on the same database; the one before answers no more. */
    async restart() {
      const { database } = first;
      node = await testApp({ config: { demo: true }, database, clock: first.app.clock });
      for (const code of codes) know(node.app, code);
      nodes.push(node);
    },
    call: <T>(token: string | undefined, method: string, path: string, more?: More) =>
      callAt<T>(node.url, token, method, path, more),
    async wallet(token: string) {
      return (await site.call<Wallet>(token, 'GET', '/wps/wallets/balance')).value;
    },
    /** A logged-in member with this balance. */
    async member(balance: string) {
      const account = `carry-${randomToken(6)
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '0')}`;
      const member = await given(first.app).member({ account, balance });
      await first.app.pool.query(
        `update member set password_hash = (select password_hash from member
           where account = 'member1') where id = $1`,
        [member],
      );
      return { account, member, token: await first.login(account) };
    },
    move: (token: string, from: string, to: string, amount: number, key = randomToken()) =>
      site.call<{ id: string; state: string; amount: string }>(
        token,
        'POST',
        '/wps/relay/GLS2_WalletTransfer',
        { body: { from, to, amount: peso(amount) }, key },
      ),
    collect: (token: string) =>
      site.call<{ vendor: string; amount: string; state: string }[]>(
        token,
        'POST',
        '/api/v1/wallets/collect',
      ),
    /** Lets time pass and runs the job that asks about the transfers. */
    async later(seconds: number) {
      node.app.clock.advance(seconds);
      const now = node.app.clock.now();
      await askForTransfers.run({ app: node.app, now, batch: askForTransfers.batch });
    },
    stateOf: async (id: string) => {
      const sql = 'select state from vendor_transfer where id = $1';
      return (await first.app.pool.query<{ state: string }>(sql, [id])).rows[0]?.state;
    },
    breaches: () => breachesOf(first.app),
    async stop() {
      for (const vendor of vendors.values()) await vendor.stop();
      for (const one of [...nodes].reverse()) await one.stop();
    },
  };
  return site;
}
export type TransferSite = Awaited<ReturnType<typeof transferSite>>;

interface More {
  body?: object;
  key?: string;
}

async function callAt<T>(
  site: string,
  token: string | undefined,
  method: string,
  path: string,
  more: More = {},
) {
  const response = await fetch(site + path, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(more.key ? { 'Idempotency-Key': more.key } : {}),
      ...(more.body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(more.body ? { body: JSON.stringify(more.body) } : {}),
  });
  const answer = (await response.json()) as { value: T; code?: string };
  return { status: response.status, ...answer };
}

/** Every row that breaks an invariant of the ledger, open holds against transfers included. */
async function breachesOf({ pool }: App) {
  const found: unknown[] = [];
  for (const { id, sql } of [...INVARIANTS, HOLDS_AND_TRANSFERS]) {
    for (const row of (await pool.query(sql)).rows) found.push({ id, row });
  }
  return found;
}

/** Ledger.md I13, the part of it that is about vendors. */
const HOLDS_AND_TRANSFERS = {
  id: 'I13',
  sql: `select coalesce(h.member_id, v.member_id) member, h.s held, v.s open from (
      select t.member_id, sum(h.amount) s from hold h join transfer t using (member_id, transfer_id)
      where h.state = 'P' and t.kind = 'transferOut' group by 1) h
    full join (select member_id, sum(amount) s from vendor_transfer
      where direction = 'in' and state in ('created', 'sent', 'unknown') group by 1) v
      on v.member_id = h.member_id
    where coalesce(h.s, 0) <> coalesce(v.s, 0)`,
};
