import type { Language, MemberId } from '@palaro/kernel';
import type { Db, Tx } from '@palaro/server';
import { sql } from 'kysely';
import type { MessageKind } from '../inbox.api.ts';

interface Told {
  id: string;
  kind: MessageKind;
  title(language: Language): string;
  at: Date;
}

export interface Device {
  id: string;
  member_id: MemberId;
  language: Language;
}

/** Has a message told to devices, once each; commits with the message. */
export async function queueFor(tx: Tx, devices: readonly Device[], told: Told): Promise<void> {
  if (devices.length === 0) return;
  const { id: message_id, kind, title, at } = told;
  await tx
    .insertInto('push_delivery')
    .values(
      devices.map(({ id, language }) => {
        const shown = title(language);
        return { subscription_id: id, message_id, kind, title: shown, created_at: at, next_at: at };
      }),
    )
    .onConflict((row) => row.columns(['subscription_id', 'message_id']).doNothing())
    .execute();
}

export async function queueMessage(tx: Tx, told: Told & { member: MemberId }): Promise<void> {
  const devices = await tx
    .selectFrom('push_subscription')
    .select(['id', 'member_id', 'language'])
    .where('member_id', '=', told.member)
    .execute();
  await queueFor(tx, devices, told);
}

/** A broadcast's devices are found step by step behind its commit (`nextDevices`). */
export const queueBroadcast = (tx: Tx, broadcast: string) =>
  tx.insertInto('push_broadcast').values({ broadcast_id: broadcast }).execute();

/** The broadcast that waits longest and its next devices; it waits no more once there are none. */
export async function nextDevices(tx: Tx, most: number) {
  const waiting = await tx
    .selectFrom('push_broadcast')
    .innerJoin('inbox_broadcast', 'inbox_broadcast.id', 'push_broadcast.broadcast_id')
    .selectAll('inbox_broadcast')
    .select('push_broadcast.told_to')
    .orderBy('inbox_broadcast.id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!waiting) return null;
  const { told_to, ...broadcast } = waiting;
  const devices = await tx
    .selectFrom('push_subscription')
    .select(['id', 'member_id', 'language'])
    .where('id', '>', told_to)
    .orderBy('id')
    .limit(most)
    .execute();
  const last = devices.at(-1)?.id;
  if (last === undefined) {
    const done = tx.deleteFrom('push_broadcast');
    await done.where('broadcast_id', '=', broadcast.id).execute();
  } else {
    const step = tx.updateTable('push_broadcast').set({ told_to: last });
    await step.where('broadcast_id', '=', broadcast.id).execute();
  }
  return { broadcast, devices };
}

export interface Delivery {
  id: string;
  subscription_id: string;
  member_id: MemberId;
  message_id: string;
  kind: MessageKind;
  title: string;
  tries: number;
  created_at: Date;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Takes what is due; another node leaves it alone until `until`. */
export async function takeDue(db: Db, now: Date, until: Date, most: number): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    with due as (
      select id from push_delivery where next_at <= ${now}
      order by next_at, id limit ${most} for update skip locked)
    update push_delivery d set next_at = ${until}, tries = d.tries + 1
    from due, push_subscription s
    where d.id = due.id and s.id = d.subscription_id
    returning d.id, d.subscription_id, s.member_id, d.message_id, d.kind, d.title, d.tries,
      d.created_at, s.endpoint, s.p256dh, s.auth`.execute(db);
  return rows;
}

export const dropDelivery = (db: Db, id: string) =>
  db.deleteFrom('push_delivery').where('id', '=', id).execute();

export const postpone = (db: Db, id: string, until: Date) =>
  db.updateTable('push_delivery').set({ next_at: until }).where('id', '=', id).execute();

/** With everything that was still to be told to it. */
export const dropSubscription = (db: Db, id: string) =>
  db.deleteFrom('push_subscription').where('id', '=', id).execute();
