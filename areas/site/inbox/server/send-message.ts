import { cleanHtml } from '@palaro/content/server';
import { newId, type Language, type MemberId } from '@palaro/kernel';
import type { App, Tx } from '@palaro/server';
import type { MessageKind } from '../inbox.api.ts';
import { tellBroadcastTask, tellDevice } from './inbox.tasks.ts';
import { insertBroadcast } from './broadcasts.repository.ts';
import type { MessageBody } from './inbox.tables.ts';
import { insertMessage } from './messages.repository.ts';
import { listDevices, queueBroadcast, queueFor } from './push-queue.repository.ts';
import { mayBeTold, readReader } from './reader.ts';
import { titleOf } from './render-message.ts';
import { tellBroadcast, tellUnread } from './unread.ts';

export interface NewMessage {
  member: MemberId;
  kind: MessageKind;
  /** Identifies the occasion. A second message with this key is not written. */
  key: string;
  body: MessageBody;
  /** When it happened; now by default. */
  at?: Date;
  /** Runs in the same transaction, for instance to send a mail too, so it happens once per key. */
  also?: (tx: Tx) => Promise<unknown>;
}

/**
 * Writes a message to one member and notifies his screens and devices after the commit. `known`:
 * the key was written before. `kept_back`: he may not get this kind now (a trial account, a break,
 * no consent to promotions).
 */
export async function sendMessage(
  app: App,
  { member, kind, key, body, at = app.clock.now(), also }: NewMessage,
): Promise<'sent' | 'known' | 'kept_back'> {
  if (!mayBeTold(await readReader(app, member), kind, at)) return 'kept_back';
  const written = await app.db.transaction().execute(async (tx) => {
    if (!(await writeMessage(app, tx, { member, kind, key, body, at }))) return false;
    await also?.(tx);
    return true;
  });
  if (!written) return 'known';
  await tellUnread(app, member);
  return 'sent';
}

/**
 * Writes a message and asks for its delivery to the member's devices, in the caller's transaction,
 * who has judged whether the member may get it and tells his screens after the commit
 * (`tellUnread`). Returns false if the key was written before.
 */
export async function writeMessage(
  app: App,
  tx: Tx,
  { member, kind, key, body, at }: Omit<Required<NewMessage>, 'also'>,
): Promise<boolean> {
  const id = newId(at);
  const row = { id, member_id: member, key, kind, body: await kept(body), sent_at: at };
  if (!(await insertMessage(tx, row))) return false;
  const title = (language: Language) => titleOf(body, language);
  const devices = await listDevices(tx, member);
  const deliveries = await queueFor(tx, devices, { id, kind, title, at });
  await app.queue.addEach(
    tx,
    tellDevice,
    deliveries.map((delivery) => ({ id: delivery })),
  );
  return true;
}

/** The stored form. Operators' text is sanitised before anybody can read it (POP-01). */
async function kept(body: MessageBody): Promise<string> {
  if ('template' in body) return JSON.stringify(body);
  const { EN, TY } = body.content;
  const content = { EN: await cleanHtml(EN), TY: await cleanHtml(TY) };
  return JSON.stringify({ ...body, content });
}

export interface NewBroadcast {
  kind: MessageKind;
  key: string;
  body: MessageBody;
  /** The member types that get it; all by default. */
  memberTypes?: number[];
  /** Only members who registered at this time or later get it. */
  registeredFrom?: Date;
  at?: Date;
}

/**
 * Writes one row, however many members it is for (PR-50). It reaches members who registered before
 * it, filtered by type, day of registration and the rules for promotions. Returns false if the key
 * was written before.
 */
export async function broadcast(app: App, message: NewBroadcast): Promise<boolean> {
  const { kind, key, body, memberTypes = null, registeredFrom = null } = message;
  const { at = app.clock.now() } = message;
  const id = newId(at);
  const row = {
    id,
    key,
    kind,
    body: await kept(body),
    member_types: memberTypes,
    registered_from: registeredFrom,
    sent_at: at,
  };
  const written = await app.db.transaction().execute(async (tx) => {
    if (!(await insertBroadcast(tx, row))) return false;
    await queueBroadcast(tx, id);
    await app.queue.add(tx, tellBroadcastTask, { id });
    return true;
  });
  if (written) tellBroadcast(app);
  return written;
}
