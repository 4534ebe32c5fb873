import { cleanHtml } from '@palaro/content/server';
import { newId, type Language, type MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { MessageKind } from '../inbox.api.ts';
import { insertBroadcast } from './broadcasts.repository.ts';
import type { MessageBody } from './inbox.tables.ts';
import { insertMessage } from './messages.repository.ts';
import { queueBroadcast, queueMessage } from './push-queue.repository.ts';
import { mayBeTold, readReader } from './reader.ts';
import { titleOf } from './render-message.ts';
import { tellBroadcast, tellUnread } from './unread.ts';

export interface NewMessage {
  member: MemberId;
  kind: MessageKind;
  /** Names the occasion: whoever repeats it writes nothing more. */
  key: string;
  body: MessageBody;
  /** Now, unless the occasion lies back. */
  at?: Date;
}

/**
 * Writes a message to one member and tells his screens and devices, after the commit. `known`:
 * the key was written before. `kept_back`: nothing of that kind may be told to him now (a trial
 * account, a break, no consent to promotions).
 */
export async function sendMessage(
  app: App,
  { member, kind, key, body, at = app.clock.now() }: NewMessage,
): Promise<'sent' | 'known' | 'kept_back'> {
  if (!mayBeTold(await readReader(app, member), kind, at)) return 'kept_back';
  const id = newId(at);
  const row = { id, member_id: member, key, kind, body: kept(body), sent_at: at };
  const written = await app.db.transaction().execute(async (tx) => {
    if (!(await insertMessage(tx, row))) return false;
    const title = (language: Language) => titleOf(body, language);
    await queueMessage(tx, { member, id, kind, title, at });
    return true;
  });
  if (!written) return 'known';
  await tellUnread(app, member);
  return 'sent';
}

/** As it is stored: what operators wrote is sanitised before anybody can read it (POP-01). */
function kept(body: MessageBody): string {
  if ('template' in body) return JSON.stringify(body);
  const { EN, TY } = body.content;
  return JSON.stringify({ ...body, content: { EN: cleanHtml(EN), TY: cleanHtml(TY) } });
}

export interface NewBroadcast {
  kind: MessageKind;
  key: string;
  body: MessageBody;
  /** Member types it is for; every one unless given. */
  memberTypes?: number[];
  /** Only for members who registered from then on. */
  registeredFrom?: Date;
  at?: Date;
}

/**
 * Writes one row for everybody whom it is for, however many they are (PR-50): who registered before
 * it, by type and day of registration, with promotions' rules. False: the key was written before.
 */
export async function broadcast(app: App, message: NewBroadcast): Promise<boolean> {
  const { kind, key, body, memberTypes = null, registeredFrom = null } = message;
  const { at = app.clock.now() } = message;
  const id = newId(at);
  const row = {
    id,
    key,
    kind,
    body: kept(body),
    member_types: memberTypes,
    registered_from: registeredFrom,
    sent_at: at,
  };
  const written = await app.db.transaction().execute(async (tx) => {
    if (!(await insertBroadcast(tx, row))) return false;
    await queueBroadcast(tx, id);
    return true;
  });
  if (written) tellBroadcast(app);
  return written;
}
