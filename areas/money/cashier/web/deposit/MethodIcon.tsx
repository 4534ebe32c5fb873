import { Icon } from '@palaro/ui';
import { CreditCard, Landmark, QrCode, Smartphone } from 'lucide';

const DRAWINGS = {
  BANK_MANUAL: Landmark,
  GATEWAY: CreditCard,
  QRPH: QrCode,
} as const;

/** A drawing for a way to pay; brands are named in words. */
export const MethodIcon = ({ code, size = 22 }: { code: string; size?: number }) => (
  <Icon of={DRAWINGS[code as keyof typeof DRAWINGS] ?? Smartphone} size={size} aria-hidden />
);
