import { listPage, type App } from '@palaro/server';
import type { MessageState } from './delivery.tables.ts';
import { countMessages, listMessages } from './outbox.repository.ts';
import { hidden } from './parcel.ts';

const PAGE = 50;

/** Withheld messages are never shown, because they would tell which accounts exist. */
type ShownState = Exclude<MessageState, 'withheld'>;

interface Wanted {
  to?: string | undefined;
  state?: ShownState | undefined;
  before?: string | undefined;
}

/**
 * Sent messages, newest first, at most 50, filtered by recipient, by state, or to those before a
 * given message. Codes are shown only in a demo, even if they are left over from an earlier demo.
 * `masked` hides the recipient, which a list of the console may not show.
 */
export async function listOutbox(
  app: App,
  { to, state, before }: Wanted,
  { masked = false }: { masked?: boolean } = {},
) {
  const rows = await listMessages(app.db, { recipient: to, state, before }, PAGE);
  const { demo } = app.config;
  const shown = (text: string, code: string | null) => (demo ? text : hidden(text, code));
  return rows.map((row) => ({
    id: row.id,
    to: masked ? maskOf(row.recipient) : row.recipient,
    channel: row.channel,
    purpose: row.purpose,
    subject: shown(row.subject, row.code),
    text: shown(row.text, row.code),
    code: demo ? row.code : null,
    state: row.state as ShownState,
    provider: row.provider,
    tries: row.tries,
    sentAt: row.sent_at.toISOString(),
  }));
}

/** The same as the console's list: the first page of those older than `before`. */
export async function readOutbox(app: App, wanted: Wanted) {
  const { to: recipient, state, before } = wanted;
  const list = await listOutbox(app, wanted, { masked: true });
  const total = await countMessages(app.db, { recipient, state, before });
  return listPage(list, { pageNum: 1, size: PAGE, total });
}

const SHOWN_ENDS = 3;

/** `•••567` of a number, `a•••@mail.test` of an address. */
export function maskOf(recipient: string): string {
  const [name = '', host] = recipient.split('@');
  return host ? `${name.slice(0, 1)}•••@${host}` : `•••${recipient.slice(-SHOWN_ENDS)}`;
}
