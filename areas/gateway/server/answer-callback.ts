import type { App } from '@palaro/server';
import { MalformedMessage, type Attempt, type Vendor, type VendorCommand } from '@palaro/vendors';
import { execute, type WalletAnswer, type WalletStatus } from '@palaro/wallet/server';
import { digestOf } from './message-log.ts';
import { insertParked } from './messages.repository.ts';
import { readStrictJson } from './strict-json.ts';

/** The largest message (protocol §2). */
const BODY_MAX_BYTES = 16_384;
/** Commands that bring the member money: what cannot be booked of them is never thrown away. */
const CREDITS: readonly string[] = ['win', 'rollback'];
const PARKED_STATUSES: readonly WalletStatus[] = [
  'MALFORMED',
  'MEMBER_UNKNOWN',
  'CURRENCY_MISMATCH',
];

/** Answers one proven message: translated, then the wallet decides. */
export async function answerCallback(
  app: App,
  vendor: Vendor,
  command: string,
  { body }: Attempt,
): Promise<WalletAnswer> {
  const answer = await decide(app, vendor, command, body);
  if (CREDITS.includes(command) && PARKED_STATUSES.includes(answer.status)) {
    await park(app, vendor, command, body, answer.status);
  }
  return answer;
}

async function decide(app: App, vendor: Vendor, command: string, body: Uint8Array) {
  const translate = Object.hasOwn(vendor.callbacks, command) ? vendor.callbacks[command] : null;
  if (!translate) return refused(app, 'UNKNOWN_COMMAND');
  let message: VendorCommand;
  try {
    if (body.length > BODY_MAX_BYTES) throw new MalformedMessage('the body is too large');
    message = translate(readStrictJson(body), vendor.code);
  } catch (error) {
    if (error instanceof MalformedMessage) return refused(app, 'MALFORMED');
    throw error;
  }
  const [answer] = await execute(app, [message]);
  return answer ?? refused(app, 'TRY_AGAIN');
}

const refused = (app: App, status: WalletStatus): WalletAnswer => ({ status, at: app.clock.now() });

/** Stored before the answer leaves: from here the operators owe the member a decision (§9). */
async function park(app: App, vendor: Vendor, command: string, body: Uint8Array, status: string) {
  const isNew = await insertParked(app.db, {
    vendor: vendor.code,
    command,
    status,
    body: Buffer.from(body),
    body_digest: digestOf(body),
    parked_at: app.clock.now(),
    resolved_at: null,
  });
  if (isNew) app.log.error({ vendor: vendor.code, command, status }, 'a credit was parked');
}
