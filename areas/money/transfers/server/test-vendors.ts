import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addCredential } from '@palaro/catalogue/server';
import { Money, randomToken } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { transferVendors } from './transfer-vendors.ts';

/** What goes wrong at the vendor until it is reset. */
type Fault =
  | 'none'
  /** The vendor carries out the order, but its answer never arrives. */
  | 'answerLost'
  /** The message never arrives. */
  | 'messageLost'
  /** The vendor answers nothing. */
  | 'down'
  /** The vendor refuses. */
  | 'refuses';

/** A bet of the vendor's list; the first page has two. */
interface ListedBet {
  member: string;
  game: string;
  round: string;
  bet: string;
  win: string;
  validBet: string;
  openedAt: string;
  closedAt: string;
}
const PAGE = 2;

type Told = { transfer: string; member: string; direction: 'in' | 'out'; amount: string };

/** A vendor that keeps balances, over real and signed HTTP, with faults that a test sets. */
export async function testVendor(app: App, code: string) {
  const secret = randomToken();
  const balances = new Map<string, Money>();
  const taken = new Map<string, Told>();
  const vendor = {
    code,
    fault: 'none' as Fault,
    /** How often a transfer arrived, the first time included. */
    arrived: 0,
    /** Called when a transfer has arrived, before it is carried out. */
    onTransfer: (): Promise<void> | void => undefined,
    balances,
    taken,
    /** The bets on its list, by when they ended. */
    bets: [] as ListedBet[],
    /** The spans that it was asked for, page by page. */
    asked: [] as { from: string; to: string }[],
    stop: () => new Promise((done) => server.close(done).closeAllConnections()),
  };

  function carryOut(told: Told): string {
    if (taken.has(told.transfer)) return 'OK';
    const balance = balances.get(told.member) ?? 0n;
    const change = Money.of(told.amount) * (told.direction === 'in' ? 1n : -1n);
    if (balance + change < 0n) return 'INSUFFICIENT_FUNDS';
    balances.set(told.member, balance + change);
    taken.set(told.transfer, told);
    return 'OK';
  }

  async function answerTo(method: string, path: string, url: URL, body: string) {
    if (method === 'POST' && path === '/transfer') {
      vendor.arrived += 1;
      await vendor.onTransfer();
      if (vendor.fault === 'messageLost') return null;
      if (vendor.fault === 'refuses') return { status: 'MEMBER_UNKNOWN' };
      const status = carryOut(JSON.parse(body) as Told);
      return vendor.fault === 'answerLost' ? null : { status };
    }
    if (path === '/balance') {
      const balance = balances.get(url.searchParams.get('member') ?? '') ?? 0n;
      return { status: 'OK', balance: Money.text(balance) };
    }
    if (path === '/bets') {
      const [from, to, cursor] = ['from', 'to', 'cursor'].map((name) => url.searchParams.get(name));
      vendor.asked.push({ from: from ?? '', to: to ?? '' });
      const listed = vendor.bets.filter((bet) => bet.closedAt >= from! && bet.closedAt < to!);
      const end = Number(cursor ?? 0) + PAGE;
      const bets = listed.slice(end - PAGE, end);
      return { status: 'OK', bets, next: end < listed.length ? String(end) : null };
    }
    const known = taken.has(path.slice('/transfer/'.length));
    return { status: 'OK', state: known ? 'done' : 'unseen' };
  }

  const hear: Hear = (method, path, url, body) =>
    vendor.fault === 'down' ? Promise.resolve(null) : answerTo(method, path, url, body);
  const server = createServer((request, response) => void serve(secret, hear, request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  know(app, code);
  const address = `http://127.0.0.1:${port}`;
  await app.db
    .insertInto('catalogue_vendor')
    .values({ vendor: code, address })
    .onConflict((row) => row.column('vendor').doUpdateSet({ address }))
    .execute();
  await addCredential(app, { vendor: code, key: `key-${code}-${randomToken(6)}`, secret });
  return vendor;
}
type Hear = (method: string, path: string, url: URL, body: string) => Promise<object | null>;

/**
 * Answers requests that are signed with the secret, and signs its answers. Stays silent where
 * `hear` returns null, or where the signature is wrong.
 */
async function serve(
  secret: string,
  hear: Hear,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const url = new URL(request.url ?? '/', 'http://vendor');
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const { 'x-timestamp': at, 'x-nonce': nonce, 'x-signature': signature } = request.headers;
  const sign = (subject: string, text: string) => {
    const signed = ['v1', String(at), String(nonce), subject, text].join('\n');
    return `v1=${createHmac('sha256', secret).update(signed).digest('hex')}`;
  };
  const ours = signature === sign(url.pathname, body);
  const answer = ours ? await hear(request.method ?? '', url.pathname, url, body) : null;
  if (!answer) return void request.socket.destroy();
  const text = JSON.stringify(answer);
  response.setHeader('X-Signature', sign('response', text)).end(text);
}

export type TestVendor = Awaited<ReturnType<typeof testVendor>>;

/** Makes the vendor known to a node, with the demo vendor's adapter. */
export function know(app: App, code: string) {
  const known = transferVendors(app);
  const demo = known.get('BANGKA');
  if (!demo) throw new Error('the demo vendor is missing');
  known.set(code, { ...demo, code });
}
