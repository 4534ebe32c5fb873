import type { VendorCommand, VendorQuestion, WalletStatus } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { MalformedMessage } from '@palaro/vendors';
import type { Attempt, Vendor, VendorAnswer, VendorSettings } from '@palaro/vendors';
import { execute } from '@palaro/wallet/server';
import { answerQuestion } from './answer-question.ts';
import { digestOf } from './message-log.ts';
import { insertParked } from './messages.repository.ts';

/** The greatest size of a message, and of a batch (protocol §2). */
const BODY_MAX_BYTES = 16_384;
const BATCH_MAX_BYTES = 65_536;
const PARKED_STATUSES: readonly WalletStatus[] = [
  'MALFORMED',
  'MEMBER_UNKNOWN',
  'CURRENCY_MISMATCH',
  'UNKNOWN_COMMAND',
];

/** One message of a proven attempt, not yet read. */
interface Given {
  command: string;
  /** Throws `MalformedMessage`. */
  read(): unknown;
  /** The bytes to store if the credit cannot be booked. */
  raw: Uint8Array;
  /** It is one of a batch. */
  part?: true;
}

/** Answers a proven attempt: the adapter translates it, the wallet decides. */
export async function answerCallback(
  app: App,
  vendor: Vendor,
  settings: VendorSettings,
  attempt: Attempt,
): Promise<VendorAnswer> {
  const command = vendor.wire.commandOf(attempt);
  const unpack = ownOf(vendor.batches ?? {}, command);
  const whole: Given = {
    command,
    read: () => readWhole(vendor, attempt, unpack ? BATCH_MAX_BYTES : BODY_MAX_BYTES),
    raw: attempt.body,
  };
  if (!unpack) return answerOne(app, vendor, settings, whole);
  let messages: readonly { command: string; message: unknown }[];
  try {
    messages = unpack(whole.read());
  } catch (error) {
    return kept(app, vendor, whole, refusedBy(app, error));
  }
  const parts = await Promise.all(
    messages.map(({ command: name, message }) => {
      const raw = Buffer.from(JSON.stringify({ command: name, message }));
      return answerOne(app, vendor, settings, {
        command: name,
        read: () => message,
        raw,
        part: true,
      });
    }),
  );
  return { status: 'OK', parts, at: app.clock.now() };
}

function readWhole(vendor: Vendor, attempt: Attempt, most: number): unknown {
  if (attempt.body.length > most) throw new MalformedMessage('the body is too large');
  return vendor.wire.read(attempt);
}

const answerOne = async (app: App, vendor: Vendor, settings: VendorSettings, given: Given) =>
  kept(app, vendor, given, await bookMessage(app, vendor, settings, given));

/** Translates a message and has the wallet execute it. */
export async function bookMessage(
  app: App,
  vendor: Vendor,
  settings: VendorSettings,
  given: Pick<Given, 'command' | 'read'>,
): Promise<VendorAnswer> {
  let asked: VendorCommand | VendorQuestion;
  try {
    const translate = ownOf(vendor.callbacks, given.command);
    if (!translate) return refused(app, 'UNKNOWN_COMMAND');
    asked = translate(given.read(), vendor.code);
    if (!settings.freeRounds && 'freeRound' in asked) {
      throw new MalformedMessage('free rounds are not open');
    }
  } catch (error) {
    return refusedBy(app, error);
  }
  if (!settings.commands.includes(asked.kind)) return refused(app, 'UNKNOWN_COMMAND');
  if (asked.kind === 'question') return answerQuestion(app, asked);
  const [answer] = await execute(app, [asked]);
  return answer ?? refused(app, 'TRY_AGAIN');
}

const refused = (app: App, status: WalletStatus): VendorAnswer => ({
  status,
  at: app.clock.now(),
});

function refusedBy(app: App, error: unknown): VendorAnswer {
  if (error instanceof MalformedMessage) return refused(app, 'MALFORMED');
  throw error;
}

/** Looks up a name from outside, so names from the object's prototype must not match. */
const ownOf = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/**
 * Stores a credit that cannot be booked before its answer leaves: from here the operators owe the
 * member a decision (§9). Any other answer passes through.
 */
async function kept(
  app: App,
  vendor: Vendor,
  given: Given,
  answer: VendorAnswer,
): Promise<VendorAnswer> {
  const { status } = answer;
  const { command, raw, part = false } = given;
  if (!vendor.credits.includes(command) || !PARKED_STATUSES.includes(status)) return answer;
  const isNew = await insertParked(app.db, {
    vendor: vendor.code,
    command,
    status,
    body: Buffer.from(raw),
    body_digest: digestOf(identityOf(given)),
    part,
    parked_at: app.clock.now(),
    resolved_at: null,
    outcome: null,
  });
  if (isNew) app.log.error({ vendor: vendor.code, command, status }, 'a credit was parked');
  return answer;
}

/** Identifies a credit by its message, because a retry's body may hold a new time and nonce. */
function identityOf({ read, raw }: Given): Uint8Array {
  try {
    return Buffer.from(JSON.stringify(read()));
  } catch {
    return raw;
  }
}
