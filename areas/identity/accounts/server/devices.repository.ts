import { createHash } from 'node:crypto';
import type { Db, RequestInfo } from '@palaro/server';

export const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The browser of a request. A call without a mark is known by its address and user agent. */
export const deviceOf = ({ deviceId, ip, userAgent }: RequestInfo): Buffer =>
  deviceId === undefined ? digestOf(`${ip}\n${userAgent}`) : Buffer.from(deviceId, 'base64url');

export const dropOldDevices = (db: Db, before: Date) =>
  db.deleteFrom('member_device').where('last_at', '<', before).execute();
