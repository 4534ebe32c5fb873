import { setTimeout as pause } from 'node:timers/promises';
import {
  UnknownOutcome,
  type Command,
  type SendCommand,
  type WalletReply,
} from './wallet-client.ts';

/** Deadlines and waits of the protocol's §8, in milliseconds. */
export const RETRY_RULES = {
  betDeadline: 3_000,
  betWaits: [1_000, 1_000, 1_000],
  creditDeadline: 5_000,
  creditWaits: [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000],
  /** After these waits, the wait until it is answered or too old. */
  creditLater: 300_000,
  creditFor: 72 * 3_600_000,
};
export type RetryRules = typeof RETRY_RULES;

type Message = Record<string, unknown>;

/** With these statuses this attempt did not count, but the same message may still count. */
const AGAIN: readonly string[] = ['TRY_AGAIN', 'REPLAYED', 'STALE'];

interface BetOutcome {
  /** Null when no attempt got a certain answer. */
  reply: WalletReply | null;
  /** The bet may still be taken later, so it must be rolled back. */
  open: boolean;
}

/** Sends money messages until their outcome is known. */
export function createMessenger(
  send: SendCommand,
  rules: RetryRules = RETRY_RULES,
  note: (command: 'bet' | 'win' | 'rollback', message: Message) => void = () => undefined,
) {
  const stopped = new AbortController();

  /** Makes one attempt; null if its outcome is unknown or it did not count. */
  async function attempt(command: Command, message: Message, deadlineMs: number) {
    try {
      const reply = await send(command, message, deadlineMs);
      return AGAIN.includes(reply.status) ? null : reply;
    } catch (error) {
      if (error instanceof UnknownOutcome) return null;
      throw error;
    }
  }

  /** Sends a bet, and repeats it at most three times. */
  async function bet(message: Message): Promise<BetOutcome> {
    let reply = await attempt('bet', message, rules.betDeadline);
    let attempts = 1;
    for (const wait of rules.betWaits) {
      if (reply) break;
      await pause(wait, undefined, { signal: stopped.signal });
      reply = await attempt('bet', message, rules.betDeadline);
      attempts += 1;
    }
    if (reply?.status === 'OK') note('bet', message);
    // A refusal answers only one attempt; an earlier one may still be on its way and take the
    // stake.
    const open = reply === null || (reply.status !== 'OK' && attempts > 1);
    return { reply, open };
  }

  /**
   * Sends a win or a rollback. Only the first attempt is awaited; the others go on in the
   * background.
   */
  async function settle(command: 'win' | 'rollback', message: Message) {
    note(command, message);
    const reply = await attempt(command, message, rules.creditDeadline);
    // The retries end when the process stops; the daily statement settles what is then still open.
    if (!reply) void settleLater(command, message).catch(() => undefined);
    return reply;
  }

  async function settleLater(command: 'win' | 'rollback', message: Message) {
    let waited = 0;
    for (let turn = 0; waited < rules.creditFor; turn++) {
      const wait = rules.creditWaits[turn] ?? rules.creditLater;
      await pause(wait, undefined, { signal: stopped.signal, ref: false });
      waited += wait;
      if (await attempt(command, message, rules.creditDeadline)) return;
    }
  }

  return {
    /** Adds a message to our list when a later answer shows that it counts. */
    note,
    bet,
    settle,
    stop: () => stopped.abort(),
  };
}
export type Messenger = ReturnType<typeof createMessenger>;
