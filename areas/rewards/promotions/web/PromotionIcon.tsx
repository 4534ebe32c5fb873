import { Icon } from '@palaro/ui';
import {
  CalendarCheck,
  CloudRain,
  Clover,
  Banknote,
  Crown,
  Gift,
  Undo2,
  RotateCw,
  Flag,
  Trophy,
  UserPlus,
  WalletMinimal,
  type IconNode,
} from 'lucide';
import type { PromotionType } from '../promotions.api.ts';

const ICONS: Record<PromotionType, IconNode> = {
  SIGN_IN: CalendarCheck,
  FIRST_DEPOSIT: WalletMinimal,
  DEPOSIT: Banknote,
  CASHBACK: Undo2,
  MISSION: Flag,
  LEADERBOARD: Trophy,
  RED_RAIN: CloudRain,
  LUCKY_DRAW: Clover,
  REFERRAL: UserPlus,
  FREE_ROUND: RotateCw,
  MANUAL: Gift,
  VIP_LEVELUP: Crown,
  VIP_WEEKLY: Crown,
  VIP_MONTHLY: Crown,
  VIP_BIRTHDAY: Crown,
};

/** The sign of a kind of promotion, at the left of its row. */
export const PromotionIcon = ({ type }: { type: PromotionType }) => (
  <Icon of={ICONS[type]} size={24} aria-hidden />
);
