import { createHash, createHmac } from 'node:crypto';
import type { DemoPerson } from './people.ts';

/** The address as Telegram returns it: the signed data follow the `#`, so no server gets them. */
export function signedReturn(
  botToken: string,
  returnTo: string,
  { subject, name }: DemoPerson,
  at: Date,
): string {
  const fields = {
    auth_date: Math.floor(at.getTime() / 1000),
    first_name: name,
    id: Number(subject.slice(-6)) + 1,
  };
  // The names stand in their order above, as Telegram sorts them.
  const text = Object.entries(fields).map(([field, value]) => `${field}=${value}`);
  const key = createHash('sha256').update(botToken).digest();
  const hash = createHmac('sha256', key).update(text.join('\n')).digest('hex');
  const result = Buffer.from(JSON.stringify({ ...fields, hash })).toString('base64url');
  return `${returnTo}#tgAuthResult=${result}`;
}
