import { randomInt, type MemberId } from '@palaro/kernel';
import { keyedDigest, type App, type Tx } from '@palaro/server';
import { RECOVERY_CODES } from '../second-factor.api.ts';
import './second-factor.tables.ts';

/** Without characters that people confuse when they copy by hand. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;

const newCode = () =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
/** A code as it is shown: in two halves. */
const shown = (code: string) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
/** The digest includes the member, so that two equal codes do not look equal. */
const digestOf = (app: App, member: MemberId, code: string) =>
  keyedDigest(app, 'security.recovery-code', `${member} ${code}`);

/** Gives the member ten new codes that replace the old ones; only digests are stored. */
export async function makeRecoveryCodes(app: App, tx: Tx, member: MemberId): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await tx.deleteFrom('factor_recovery').where('member_id', '=', member).execute();
  await tx
    .insertInto('factor_recovery')
    .values(codes.map((code) => ({ member_id: member, digest: digestOf(app, member, code) })))
    .execute();
  return codes.map(shown);
}

/** Uses up a recovery code, in whatever way it is typed; answers whether it was valid. */
export async function takeRecoveryCode(app: App, member: MemberId, typed: string) {
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  const { numDeletedRows } = await app.db
    .deleteFrom('factor_recovery')
    .where('member_id', '=', member)
    .where('digest', '=', digestOf(app, member, code))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
