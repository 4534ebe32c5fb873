import { peso, t } from '@palaro/client';
import type { WithdrawalOrder } from '../../withdrawals.api.ts';

/** `In 3 parts`. */
export const ofParts = (count: number) => t('withdrawals.in_parts', { count });

/** Rows of a receipt on how the money goes: the rail, and each part with where it stands. */
export function railRows({ rail, parts }: Pick<WithdrawalOrder, 'rail' | 'parts'>) {
  if (rail === null) return [];
  const way = { label: t('withdrawals.rail'), value: t(`withdrawals.rail_${rail}`) };
  if (parts.length < 2) return [way];
  return [
    way,
    ...parts.map(({ amount, state }, at) => ({
      label: t('withdrawals.part', { at: at + 1, of: parts.length }),
      value: `${peso(amount)} · ${t(`withdrawals.part_${state}`)}`,
    })),
  ];
}
