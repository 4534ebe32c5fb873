import type { App } from '@palaro/server';
import type { MessageState } from './delivery.tables.ts';
import { listMessages } from './outbox.repository.ts';
import { hidden } from './parcel.ts';

const PAGE = 50;

/** What was withheld is shown to nobody: it says whom the site knows. */
type ShownState = Exclude<MessageState, 'withheld'>;

interface Wanted {
  to?: string | undefined;
  state?: ShownState | undefined;
  before?: string | undefined;
}

/**
 * What was sent, newest first, 50 at most; of one recipient, in one state or before a message where
 * asked. Codes are shown in a demo alone, also those that a demo before left behind.
 */
export async function listOutbox(app: App, { to, state, before }: Wanted) {
  const rows = await listMessages(app.db, { recipient: to, state, before, most: PAGE });
  const { demo } = app.config;
  const shown = (text: string, code: string | null) => (demo ? text : hidden(text, code));
  return rows.map((row) => ({
    id: row.id,
    to: row.recipient,
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
