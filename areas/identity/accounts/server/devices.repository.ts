import { createHash } from 'node:crypto';
import type { Db, RequestInfo } from '@palaro/server';

/**
 * The database stores only this digest, so that a copy of it cannot be used to pass for a browser.
 */
export const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The browser of a request. A call without a mark is known by its address and user agent. */
export const deviceOf = ({ deviceId, ip, userAgent }: RequestInfo): Buffer =>
  digestOf(deviceId ?? `${ip}\n${userAgent}`);

export const dropOldDevices = (db: Db, before: Date) =>
  db.deleteFrom('member_device').where('last_at', '<', before).execute();
