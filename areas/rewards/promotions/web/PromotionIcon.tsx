import { Icon } from '@palaro/ui';
import { CalendarCheck, Crown, Gift, RotateCw, type IconNode } from 'lucide';
import type { PromotionType } from '../promotions.api.ts';

const ICONS: Record<PromotionType, IconNode> = {
  SIGN_IN: CalendarCheck,
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
