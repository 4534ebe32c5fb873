import { randomHex, type SiteTime } from '@palaro/kernel';
import type { Brand } from './brands.ts';
import { holds, signatureOf } from './signing.ts';

/** The site's answer to a command, with its signature already checked. */
export interface WalletReply {
  status: string;
  balance?: string;
  duplicate?: true;
  [field: string]: unknown;
}

export type Command = 'authenticate' | 'balance' | 'bet' | 'win' | 'rollback';

/** No trustworthy answer came: the command may or may not have been carried out. */
export class UnknownOutcome extends Error {}

export type SendCommand = (
  command: Command,
  message: Record<string, unknown>,
  deadlineMs: number,
) => Promise<WalletReply>;

/**
 * Sends single attempts, each with its own timestamp and nonce (protocol §2). Throws
 * `UnknownOutcome`.
 */
export function createWalletClient(
  walletUrl: string,
  { vendor, key, secret }: Brand,
  time: SiteTime,
): SendCommand {
  return async (command, message, deadlineMs) => {
    const url = new URL(`/vendor/v1/${vendor}/${command}`, walletUrl);
    const body = JSON.stringify(message);
    const timestamp = String(Math.floor(time.now().getTime() / 1000));
    const nonce = randomHex(16);
    const signature = signatureOf(secret, { timestamp, nonce, subject: url.pathname, body });
    const { text, signedAs } = await post(url, body, deadlineMs, {
      'X-Vendor-Key': key,
      'X-Timestamp': timestamp,
      'X-Nonce': nonce,
      'X-Signature': signature,
    });
    if (!holds(secret, { timestamp, nonce, subject: 'response', body: text }, signedAs)) {
      throw new UnknownOutcome(`${command}: the answer is not signed`);
    }
    const reply = JSON.parse(text) as WalletReply;
    if (typeof reply.at === 'string') time.follow(new Date(reply.at));
    return reply;
  };
}

async function post(url: URL, body: string, deadlineMs: number, headers: Record<string, string>) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(deadlineMs),
    });
    if (response.status !== 200) throw new Error(`HTTP ${response.status}`);
    return { text: await response.text(), signedAs: response.headers.get('x-signature') };
  } catch (error) {
    throw new UnknownOutcome(`${url.pathname}: no answer`, { cause: error });
  }
}
