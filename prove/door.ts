import { createHmac } from 'node:crypto';
import { Agent, request } from 'node:http';
import { randomHex } from '@palaro/kernel';

/** The credential of the demo vendor (docs/domain/wire.md, Demo data). */
export const DEMO = { vendor: 'DEMO', key: 'demo-vendor', secret: 'demo-vendor-secret' };
export const GAME = 'demo-slot';

export type Message = Record<string, unknown>;

export interface DoorAnswer {
  status?: string;
  duplicate?: boolean;
  balance?: string;
  session?: string;
  [field: string]: unknown;
}

/**
 * A vendor's way into a site. It signs as docs/domain/wallet-protocol.md §2 says, independently of
 * any adapter.
 */
export interface Door {
  /** Null if no readable answer came: the outcome is unknown. */
  send(command: string, message: Message): Promise<DoorAnswer | null>;
}

export interface SignedRequest {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** A valid request; each call makes a new nonce. */
export function signRequest(command: string, message: Message, now: Date): SignedRequest {
  const path = `/vendor/v1/${DEMO.vendor}/${command}`;
  const body = JSON.stringify(message);
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const nonce = randomHex(16);
  const text = ['v1', timestamp, nonce, path, body].join('\n');
  const signature = `v1=${createHmac('sha256', DEMO.secret).update(text).digest('hex')}`;
  const headers = {
    'Content-Type': 'application/json',
    'X-Vendor-Key': DEMO.key,
    'X-Timestamp': timestamp,
    'X-Nonce': nonce,
    'X-Signature': signature,
  };
  return { path, headers, body };
}

/** Whether a door keeps its connections or opens a new one for each attempt. */
export interface DoorOptions {
  fresh?: boolean;
  /** An attempt without an answer within this time counts as lost. */
  deadlineMs?: number;
}

/** Sends to the nodes in turn. */
export function openDoor(
  urls: readonly string[],
  now: () => Date,
  { fresh = false, deadlineMs = 10_000 }: DoorOptions = {},
): Door {
  const agent = new Agent({ keepAlive: !fresh });
  let turn = 0;
  return {
    async send(command, message) {
      const signed = signRequest(command, message, now());
      const url = urls[(turn += 1) % urls.length] ?? '';
      const answer = await exchange(url, signed, agent, deadlineMs).catch(() => null);
      return answer === null ? null : (JSON.parse(answer) as DoorAnswer);
    },
  };
}

/** The body of an answer with status 200 that came complete and in time; otherwise null. */
function exchange(url: string, signed: SignedRequest, agent: Agent, deadlineMs: number) {
  const { path, headers, body } = signed;
  return new Promise<string | null>((resolve, reject) => {
    const options = { method: 'POST', headers, agent, signal: AbortSignal.timeout(deadlineMs) };
    const attempt = request(url + path, options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('error', reject).on('end', () => {
        resolve(response.statusCode === 200 && response.complete ? text : null);
      });
    });
    attempt.on('error', reject).end(body);
  });
}
