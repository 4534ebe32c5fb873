import { createHash } from 'node:crypto';
import { defineService, type App } from '@palaro/server';
import { insertMessages, type MessageRow } from './messages.repository.ts';

/**
 * Messages are written in batches after the answer, so that the log never delays it. The money is
 * already committed.
 */
const GATHER_MS = 250;
/**
 * Bounds memory while the database is down. Dropping log lines is safe: the ledger records the
 * money.
 */
const WAITING_MAX = 5_000;
const SHOWN_CHARS = 4;

interface Log {
  waiting: MessageRow[];
  timer: NodeJS.Timeout | null;
}

const log = defineService<Log>('gateway.log', () => ({ waiting: [], timer: null }));

export const digestOf = (body: Uint8Array) => createHash('sha256').update(body).digest();

/**
 * Blanks secret fields, such as tokens. The first characters stay, so that two can be told apart.
 */
export function blankSecrets(text: string, fields: readonly string[]): string {
  if (fields.length === 0) return text;
  const names = fields.join('|');
  const json = new RegExp(`("(?:${names})"\\s*:\\s*")((?:[^"\\\\]|\\\\.)*)`, 'g');
  const form = new RegExp(`((?:^|&)(?:${names})=)([^&]*)`, 'g');
  const blank = (_: string, head: string, value: string) =>
    `${head}${value.slice(0, SHOWN_CHARS)}…`;
  return text.replace(json, blank).replace(form, blank);
}

/** Logs one attempt for disputes; kept 90 days. */
export function logMessage(app: App, row: MessageRow) {
  const kept = log(app);
  if (kept.waiting.length >= WAITING_MAX) return;
  kept.waiting.push(row);
  kept.timer ??= setTimeout(() => {
    writeMessages(app).catch((error: unknown) => app.log.error({ err: error }, 'messages lost'));
  }, GATHER_MS).unref();
}

/** Writes the waiting messages; called by the timer and when the server stops. */
export async function writeMessages(app: App): Promise<void> {
  const kept = log(app);
  if (kept.timer) clearTimeout(kept.timer);
  const { waiting } = kept;
  Object.assign(kept, { waiting: [], timer: null });
  if (waiting.length > 0) await insertMessages(app.db, waiting);
}
