import { readMember } from '@palaro/accounts/server';
import { mainCardLabel } from '@palaro/bank-cards/server';
import type { App, Member } from '@palaro/server';
import { maskMail, maskMobile } from '@palaro/step-up/server';
import { ITEM_SCORES, levelOf, scoreOf } from '../score.ts';
import { SECURITY_ITEMS, type SecurityConfig, type SecurityItem } from '../profile.api.ts';

/** How well the account is secured, item by item (REWARD-07, docs/domain/accounts.md §7). */
export async function readSecurityConfig(app: App, member: Member): Promise<SecurityConfig> {
  const [record, card, questions] = await Promise.all([
    readMember(app.db, member.id),
    mainCardLabel(app, member.id),
    app.db
      .selectFrom('security_answer')
      .select('question_id')
      .where('member_id', '=', member.id)
      .limit(1)
      .executeTakeFirst(),
  ]);
  const { mobile, mobile_verified_at, email, email_verified_at } = record;
  /** The text shown for an item that is done; null: it is not done. */
  const shown: Record<SecurityItem, string | null> = {
    login_password: record.password_hash && !record.first_time_login ? '' : null,
    payment_password: record.payment_password_hash ? '' : null,
    mobile: mobile && mobile_verified_at ? maskMobile(mobile) : null,
    email: email && email_verified_at ? maskMail(email) : null,
    bank_card: card,
    security_questions: questions ? '' : null,
    payee_name: record.payee_name ? maskName(record.payee_name) : null,
  };
  const score = scoreOf(SECURITY_ITEMS.filter((key) => shown[key] !== null));
  return {
    score,
    level: levelOf(score),
    items: SECURITY_ITEMS.map((key) => ({
      key,
      done: shown[key] !== null,
      score: ITEM_SCORES[key],
      masked: shown[key] || null,
    })),
  };
}

/** Whether a payment password is set. */
export const hasPaymentPassword = async (app: App, member: Member): Promise<boolean> =>
  (await readMember(app.db, member.id)).payment_password_hash !== null;

/** The first letter of each word: `M•••• S••••`. */
const maskName = (name: string) =>
  name
    .split(' ')
    .map((word) => `${word.slice(0, 1)}••••`)
    .join(' ');
