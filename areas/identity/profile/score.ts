// How well an account is secured (docs/domain/accounts.md §7): the points of each item, and the
// name of each level.
import type { SECURITY_LEVELS, SecurityItem } from './profile.api.ts';

export const ITEM_SCORES: Readonly<Record<SecurityItem, number>> = {
  login_password: 20,
  payment_password: 20,
  mobile: 20,
  email: 15,
  bank_card: 10,
  security_questions: 10,
  payee_name: 5,
};

const MEDIUM_FROM = 40;
const STRONG_FROM = 80;

export const scoreOf = (done: readonly SecurityItem[]): number =>
  done.reduce((sum, item) => sum + ITEM_SCORES[item], 0);

/** 0–39 weak, 40–79 medium, 80–100 strong (AC-56). */
export function levelOf(score: number): (typeof SECURITY_LEVELS)[number] {
  if (score < MEDIUM_FROM) return 'weak';
  return score < STRONG_FROM ? 'medium' : 'strong';
}
