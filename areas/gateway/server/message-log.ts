import { createHash } from 'node:crypto';
import { defineService, type App } from '@palaro/server';
import { insertMessages, type MessageRow } from './messages.repository.ts';

/** Messages are written together, beside the answer's way: the money has been committed already. */
const GATHER_MS = 250;
/** Bounds memory while the database is away; the money's own record is the ledger's. */
const WAITING_MAX = 5_000;
const SHOWN_CHARS = 4;

interface Log {
  waiting: MessageRow[];
  timer: NodeJS.Timeout | null;
}

const log = defineService<Log>('gateway.log', () => ({ waiting: [], timer: null }));

export const digestOf = (body: Uint8Array) => createHash('sha256').update(body).digest();

/** Blanks the values of fields that open something; the first characters tell two apart. */
export function blankSecrets(text: string, fields: readonly string[]): string {
  if (fields.length === 0) return text;
  const names = fields.join('|');
  const json = new RegExp(`("(?:${names})"\\s*:\\s*")((?:[^"\\\\]|\\\\.)*)`, 'g');
  const form = new RegExp(`((?:^|&)(?:${names})=)([^&]*)`, 'g');
  const blank = (_: string, head: string, value: string) =>
    `${head}${value.slice(0, SHOWN_CHARS)}…`;
  return text.replace(json, blank).replace(form, blank);
}

/** Notes one attempt for disputes; kept 90 days. */
export function logMessage(app: App, row: MessageRow) {
  const own = log(app);
  if (own.waiting.length >= WAITING_MAX) return;
  own.waiting.push(row);
  own.timer ??= setTimeout(() => {
    writeMessages(app).catch((error: unknown) => app.log.error({ err: error }, 'messages lost'));
  }, GATHER_MS).unref();
}

/** Writes what waits; called by the timer and when the server stops. */
export async function writeMessages(app: App): Promise<void> {
  const own = log(app);
  if (own.timer) clearTimeout(own.timer);
  const { waiting } = own;
  Object.assign(own, { waiting: [], timer: null });
  if (waiting.length > 0) await insertMessages(app.db, waiting);
}
