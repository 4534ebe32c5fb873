import {
  BadgeCheck,
  CircleHelp,
  CreditCard,
  KeyRound,
  Landmark,
  Mail,
  Smartphone,
  type IconNode,
} from 'lucide';
import type { SecurityConfig, SecurityItem } from '../profile.api.ts';

/** The subject of a sheet of the security center. */
export type SheetName = Exclude<SecurityItem, 'login_password'> | Extra;
type Extra = 'icon' | 'nickname' | 'devices' | 'history';

export const ITEM_ICONS: Readonly<Record<SecurityItem, IconNode>> = {
  login_password: KeyRound,
  payment_password: Landmark,
  mobile: Smartphone,
  email: Mail,
  bank_card: CreditCard,
  security_questions: CircleHelp,
  payee_name: BadgeCheck,
};

/** The items grouped by purpose, in the order of the list. */
export const ITEM_GROUPS = [
  { name: 'ways', items: ['login_password', 'mobile', 'email', 'security_questions'] },
  { name: 'money', items: ['payment_password', 'payee_name', 'bank_card'] },
] as const satisfies readonly { name: string; items: readonly SecurityItem[] }[];

/** A card needs the first two, so they come first. */
const NEXT: readonly SecurityItem[] = [
  'login_password',
  'payment_password',
  'mobile',
  'email',
  'payee_name',
  'bank_card',
  'security_questions',
];

/** The next item worth doing; null when everything is done. */
export function nextOf({ items }: SecurityConfig) {
  const open = NEXT.map((key) => items.find((item) => item.key === key && !item.done));
  return open.find((item) => item !== undefined) ?? null;
}
