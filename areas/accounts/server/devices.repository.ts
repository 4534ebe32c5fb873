import { createHash } from 'node:crypto';
import type { Db, RequestInfo } from '@palaro/server';

/** As the database knows a browser: a copy of it must not pass for one. */
export const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The browser of a request; where the call asked for no mark, the address it is used from. */
export const deviceOf = ({ deviceId, ip, userAgent }: RequestInfo): Buffer =>
  digestOf(deviceId ?? `${ip}\n${userAgent}`);

export const dropOldDevices = (db: Db, before: Date) =>
  db.deleteFrom('member_device').where('last_at', '<', before).execute();
