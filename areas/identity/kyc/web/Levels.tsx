import { formatAmount, t } from '@palaro/client';
import { Timeline } from '@palaro/ui';
import type { KycStatus } from '../kyc.api.ts';
import { GRACE } from '../kyc.limits.ts';
import { cashierOpen } from './cashier-open.ts';

const LEVELS = [0, 1, 2, 3] as const;

/** The four levels with what each allows; the member's level is the one marked as present. */
export function Levels({ status }: { status: KycStatus }) {
  const { level, state } = status;
  return (
    <Timeline
      steps={LEVELS.map((one) => ({
        id: String(one),
        title: t(`kyc.level.${one}`),
        detail: allows(one, status),
        at: one === level ? t('kyc.now') : undefined,
        state: signOf(one, level, state),
      }))}
    />
  );
}

function signOf(one: number, level: number, state: KycStatus['state']) {
  if (one < level) return 'done';
  if (one === level) return 'now';
  const refused = one === level + 1 && (state === 'rejected' || state === 'expired');
  return refused ? 'failed' : 'todo';
}

function allows(one: (typeof LEVELS)[number], { profile }: KycStatus): string {
  const cashier = cashierOpen();
  if (one === 2 && cashier) return t('kyc.allows.2.cashier');
  if (one > 0 || profile === 'strict') return t(`kyc.allows.${one}`);
  const { hours, deposits } = GRACE;
  if (!cashier) return t('kyc.allows.0.grace', { hours });
  return t('kyc.allows.0.grace.cashier', { limit: formatAmount(deposits), hours });
}
