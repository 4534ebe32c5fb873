import { hasPlayMoney, isAgentType } from '@palaro/kernel';

const PROMOTER = 42;
const MEMBER = 0;

/**
 * Why a member of one type cannot become another (docs/domain/agents.md §2); null if he can. Real
 * and play money are kept in different books, and a book never changes. Only agents have a
 * downline, and a promoter's are members. `downline` holds the types that stand directly below him.
 */
export function typeRefusal(from: number, to: number, downline: readonly number[]) {
  if (hasPlayMoney(from) !== hasPlayMoney(to)) return 'members.type_book';
  if (!isAgentType(to) && downline.length > 0) return 'members.type_downline';
  if (to === PROMOTER && downline.some((type) => type !== MEMBER)) return 'members.type_downline';
  return null;
}
