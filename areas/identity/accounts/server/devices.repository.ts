import { createHash } from 'node:crypto';
import type { MemberId } from '@palaro/kernel';
import type { Db, RequestInfo } from '@palaro/server';

export const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The browser of a request. A call without a mark is known by its address and user agent. */
export const deviceOf = ({ deviceId, ip, userAgent }: RequestInfo): Buffer =>
  deviceId === undefined ? digestOf(`${ip}\n${userAgent}`) : Buffer.from(deviceId, 'base64url');

/** Keeps the browser as one that was used with the account. */
export const noteDevice = (db: Db, member: MemberId, request: RequestInfo, now: Date) =>
  db
    .insertInto('member_device')
    .values({
      member_id: member,
      device: deviceOf(request),
      user_agent: request.userAgent,
      ip: request.ip,
      first_at: now,
      last_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'device']).doUpdateSet({
        user_agent: request.userAgent,
        ip: request.ip,
        last_at: now,
      }),
    )
    .execute();

export const dropOldDevices = (db: Db, before: Date) =>
  db.deleteFrom('member_device').where('last_at', '<', before).execute();
