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

/** Adds one delivery per device and message. Returns the ids of new deliveries. */
export async function queueFor(tx: Tx, devices: readonly Device[], told: Told): Promise<string[]> {
  if (devices.length === 0) return [];
  const { id: message_id, kind, title, at } = told;
  const rows = await tx
    .insertInto('push_delivery')
    .values(
      devices.map(({ id, language }) => {
        const shown = title(language);
        return { subscription_id: id, message_id, kind, title: shown, created_at: at, next_at: at };
      }),
    )
    .onConflict((row) => row.columns(['subscription_id', 'message_id']).doNothing())
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export const listDevices = (tx: Tx, member: MemberId): Promise<Device[]> =>
  tx
    .selectFrom('push_subscription')
    .select(['id', 'member_id', 'language'])
    .where('member_id', '=', member)
    .execute();

/** The broadcast's devices are found step by step after the commit (`nextDevices`). */
export const queueBroadcast = (tx: Tx, broadcast: string) =>
  tx.insertInto('push_broadcast').values({ broadcast_id: broadcast }).execute();

/** A broadcast in progress with its next devices; null once there are no more. */
export async function nextDevices(tx: Tx, id: string, most: number) {
  const waiting = await tx
    .selectFrom('push_broadcast')
    .innerJoin('inbox_broadcast', 'inbox_broadcast.id', 'push_broadcast.broadcast_id')
    .selectAll('inbox_broadcast')
    .select('push_broadcast.told_to')
    .where('inbox_broadcast.id', '=', id)
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
    await tx.deleteFrom('push_broadcast').where('broadcast_id', '=', id).execute();
    return null;
  }
  const step = tx.updateTable('push_broadcast').set({ told_to: last });
  await step.where('broadcast_id', '=', id).execute();
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
  address_digest: Buffer;
  sealed: Buffer;
}

/** Takes a delivery that is due. Other runs leave it alone until `until`. */
export async function takeDue(
  db: Db,
  id: string,
  now: Date,
  until: Date,
): Promise<Delivery | null> {
  const { rows } = await sql<Delivery>`
    update push_delivery d set next_at = ${until}, tries = d.tries + 1
    from push_subscription s
    where d.id = ${id} and d.next_at <= ${now} and s.id = d.subscription_id
      and s.sealed is not null
    returning d.id, d.subscription_id, s.member_id, d.message_id, d.kind, d.title, d.tries,
      d.created_at, s.address_digest, s.sealed`.execute(db);
  return rows[0] ?? null;
}

/** When a delivery may be tried again; null if it no longer exists. */
export async function nextTry(db: Db, id: string): Promise<Date | null> {
  const found = db.selectFrom('push_delivery').select('next_at').where('id', '=', id);
  return (await found.executeTakeFirst())?.next_at ?? null;
}

export const dropDelivery = (db: Db, id: string) =>
  db.deleteFrom('push_delivery').where('id', '=', id).execute();

export const postpone = (db: Db, id: string, until: Date) =>
  db.updateTable('push_delivery').set({ next_at: until }).where('id', '=', id).execute();

/** Deletes the subscription together with its pending deliveries. */
export const dropSubscription = (db: Db, id: string) =>
  db.deleteFrom('push_subscription').where('id', '=', id).execute();
