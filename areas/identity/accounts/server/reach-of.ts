import type { MemberId } from '@palaro/kernel';
import type { Db } from '@palaro/server';
import type { AccountChange, OldContact } from './accounts.tables.ts';
import type { MemberRecord } from './members.repository.ts';

/**
 * These changes open the account to somebody, take money out of it, or show all of it. A thief who
 * makes them can read the inbox too, so the owner is told outside of the site
 * (docs/domain/accounts.md §4, §7).
 */
const TOLD_OUTSIDE: readonly AccountChange[] = [
  'password',
  'password_reset',
  'payment_password',
  'payee_name',
  'bank_card_added',
  'bank_card_removed',
  'bank_card_default',
  'bank_card_approved',
  'bank_card_refused',
  'security_questions',
  'second_factor_on',
  'second_factor_off',
  'recovery_codes',
  'passkey_added',
  'passkey_removed',
  'social_linked',
  'social_unlinked',
  'remembered_stolen',
  'data_exported',
];

type Reached = Pick<MemberRecord, 'mobile' | 'mobile_verified_at' | 'email' | 'email_verified_at'>;

/**
 * Where a member is told of a change outside of the site. Mail comes before SMS because it costs
 * nothing, unless `first` says otherwise. Undefined where nothing is verified.
 */
export function reachOf(
  { email, email_verified_at, mobile, mobile_verified_at }: Reached,
  first: 'email' | 'mobile' = 'email',
): OldContact | undefined {
  const byMail = email && email_verified_at ? { email } : undefined;
  const bySms = mobile && mobile_verified_at ? { mobile } : undefined;
  return first === 'email' ? (byMail ?? bySms) : (bySms ?? byMail);
}

/** The same for a caller that names no address; undefined where the inbox is enough. */
export async function reachFor(db: Db, memberId: MemberId, what: AccountChange) {
  if (!TOLD_OUTSIDE.includes(what)) return undefined;
  const member = await db
    .selectFrom('member')
    .select(['mobile', 'mobile_verified_at', 'email', 'email_verified_at'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return reachOf(member);
}
