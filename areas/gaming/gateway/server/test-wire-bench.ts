import { randomHex } from '@palaro/kernel';
import type {
  AttemptChange,
  Bench,
  Credential,
  Message,
  Player,
  Reply,
} from '@palaro/vendors/conformance';
import { atInstant, siteOf, testNodes } from './test-site.ts';

/** One HTTP attempt that a case wants: correct except for `change`. */
export interface Wanted {
  command: string;
  message: Message;
  credential: Credential;
  /** Unix seconds. */
  timestamp: number;
  nonce: string;
  change: AttemptChange;
}

/** An attempt as the vendor would send it; `path` may include a query. */
export interface Sent {
  method?: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface Told {
  http: number;
  headers: Headers;
  text: string;
}
export type Signed = Pick<Wanted, 'credential' | 'timestamp' | 'nonce'>;

/** How a vendor writes and reads, written here again because the adapter is what is tested. */
export interface Dialect extends Pick<
  Bench,
  'vendor' | 'game' | 'unit' | 'doesNotApply' | 'wrongAmounts' | 'spoilt'
> {
  /** Writes a message of the protocol in the vendor's dialect, signed. */
  write(wanted: Wanted): Sent;
  /** Reads an answer into the protocol's words, and checks its signature. */
  read(told: Told, signed: Signed): Reply;
  /** The question about a transaction, as a command and its message. */
  question(player: Player, transaction: string): [command: string, message: Message];
  /** The worked vector of the vendor's documents. */
  vector: Signed & { sent: Sent };
}

/** The vendor's transport over real HTTP, to two nodes in turn. */
export async function wireBench(dialect: Dialect) {
  const { vendor, game, unit, doesNotApply, wrongAmounts, spoilt, vector } = dialect;
  const nodes = await testNodes(vendor, game);
  const send: Bench['send'] = (command, message, change = {}) => {
    const wanted: Wanted = {
      command,
      message,
      credential: change.credential ?? nodes.credential,
      timestamp: Math.floor(nodes.clock.now().getTime() / 1000) + (change.timestampOffset ?? 0),
      nonce: change.nonce ?? randomHex(16),
      change,
    };
    return exchange(nodes.url(), dialect, dialect.write(wanted), wanted);
  };
  const bench: Bench = {
    ...siteOf(nodes, send),
    vendor,
    game,
    unit,
    doesNotApply,
    wrongAmounts,
    spoilt,
    maxBet: '500.0000',
    send,
    ask: (player, transaction) => send(...dialect.question(player, transaction)),
    vector: () =>
      atInstant(vector.timestamp, { vendor, ...vector.credential }, (url) =>
        exchange(url, dialect, vector.sent, vector),
      ),
  };
  return { bench, nodes, app: nodes.app, stop: nodes.stop };
}

/** Sends one attempt to a site and reads its answer. */
export async function exchange(
  site: string,
  { read }: Pick<Dialect, 'read'>,
  { method = 'POST', path, headers, body }: Sent,
  signed: Signed,
): Promise<Reply> {
  const init = { method, headers, ...(method === 'POST' ? { body } : {}) };
  const response = await fetch(site + path, init);
  const told = { http: response.status, headers: response.headers, text: await response.text() };
  return read(told, signed);
}

/** The message with the dialect's field names; a name that is not in the table stays. */
export const renamed = (
  message: Message,
  names: Readonly<Record<string, string>>,
  write: (value: unknown, name: string) => unknown = (value) => value,
): Message =>
  Object.fromEntries(
    Object.entries(message).map(([name, value]) => [names[name] ?? name, write(value, name)]),
  );
