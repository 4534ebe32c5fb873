import {
  BadgeCheck,
  CircleHelp,
  CreditCard,
  KeyRound,
  Landmark,
  Mail,
  Smartphone,
  type LucideIcon,
} from 'lucide-react';
import type { SecurityConfig, SecurityItem } from '../security.api.ts';

/** What a sheet of the security center is about. */
export type SheetName = Exclude<SecurityItem, 'login_password'> | Extra;
type Extra = 'icon' | 'nickname' | 'devices' | 'history';

export const ITEM_ICONS: Readonly<Record<SecurityItem, LucideIcon>> = {
  login_password: KeyRound,
  payment_password: Landmark,
  mobile: Smartphone,
  email: Mail,
  bank_card: CreditCard,
  security_questions: CircleHelp,
  payee_name: BadgeCheck,
};

/** The items by what they are for, in the order of a list. */
export const ITEM_GROUPS = [
  { name: 'ways', items: ['login_password', 'mobile', 'email', 'security_questions'] },
  { name: 'money', items: ['payment_password', 'payee_name', 'bank_card'] },
] as const satisfies readonly { name: string; items: readonly SecurityItem[] }[];

/** A card needs these two first, so they come before it. */
const NEXT: readonly SecurityItem[] = [
  'login_password',
  'payment_password',
  'mobile',
  'email',
  'payee_name',
  'bank_card',
  'security_questions',
];

/** What is worth doing next; null when everything is done. */
export function nextOf({ items }: SecurityConfig) {
  const open = NEXT.map((key) => items.find((item) => item.key === key && !item.done));
  return open.find((item) => item !== undefined) ?? null;
}
