import type { PlainCode } from '@palaro/api';
import { hasPlayMoney, isTrialType, type Language, type MemberId } from '@palaro/kernel';
import { refuse, type App, type Tx } from '@palaro/server';
import { openWallet } from '@palaro/wallet/server';
import type { Contact, RegisterMethod } from './accounts.tables.ts';
import { hashPassword, hashPaymentPassword } from './hash-password.ts';
import { insertMember, type MemberRecord } from './members.repository.ts';

export interface MemberDraft {
  /** Upper or lower case; stored in lower case, unique for ever. */
  account: string;
  /** Member type of the specification, section 3. */
  type: number;
  /** Null: the member logs in only by a code or a social account. */
  password: string | null;
  language: Language;
  merchantCode?: string;
  upline?: Pick<MemberRecord, 'id' | 'uplines'>;
  mobile?: { /** E.164. */ number: string; verified: boolean };
  email?: string;
  nickname?: string;
  payeeName?: string;
  contacts?: Partial<Record<Contact, string>>;
  paymentPassword?: string;
  /** `YYYY-MM-DD`. */
  birthday?: string;
  registerMethod?: RegisterMethod;
  /**
   * Somebody else chose the password, an upline or an operator: it must be changed at first login.
   */
  firstTimeLogin?: boolean;
  ip: string;
}

/** The refusal for each unique index that a registration can break. */
const TAKEN: Record<string, PlainCode> = {
  member_account: 'account.exists',
  member_mobile: 'mobile.exists',
};

/**
 * Creates an account and its wallet in one transaction; `within` adds writes to it. When several
 * registrations use one name or one verified number at once, one succeeds. The others get
 * `account.exists` or `mobile.exists` (docs/domain/accounts.md §1, step 4).
 */
export async function createMember(
  app: App,
  draft: MemberDraft,
  within?: (tx: Tx, member: MemberId) => Promise<void>,
): Promise<MemberRecord> {
  const [password, payment] = await Promise.all([
    draft.password === null ? null : hashPassword(app, draft.password),
    draft.paymentPassword === undefined ? null : hashPaymentPassword(app, draft.paymentPassword),
  ]);
  const row = { ...rowOf(app, draft), password_hash: password, payment_password_hash: payment };
  try {
    return await app.db.transaction().execute(async (tx) => {
      const member = await insertMember(tx, row);
      await openWallet(app, member.id, hasPlayMoney(draft.type) ? 'T' : 'R', tx);
      await within?.(tx, member.id);
      return member;
    });
  } catch (error) {
    const taken = TAKEN[(error as { constraint?: string }).constraint ?? ''];
    throw taken === undefined ? error : refuse(taken);
  }
}

function rowOf(app: App, draft: MemberDraft) {
  const { settings } = app.site;
  const { upline, mobile } = draft;
  const now = app.clock.now();
  return {
    account: draft.account.toLowerCase(),
    nickname: draft.nickname ?? '',
    type: draft.type,
    merchant_code:
      draft.merchantCode ??
      settings[isTrialType(draft.type) ? 'site.trialMerchant' : 'site.merchant'],
    language: draft.language,
    first_time_login: draft.firstTimeLogin ?? false,
    upline_id: upline?.id ?? null,
    uplines: upline ? [...upline.uplines, upline.id] : [],
    to_upline: upline !== undefined,
    registered_at: now,
    last_login_at: null,
    last_login_ip: null,
    mobile: mobile?.number ?? null,
    mobile_verified_at: mobile?.verified ? now : null,
    email: draft.email ?? null,
    payee_name: draft.payeeName ?? null,
    birthday: draft.birthday ?? null,
    contacts: JSON.stringify(draft.contacts ?? {}),
    register_method: draft.registerMethod ?? null,
    register_ip: draft.ip,
  };
}
