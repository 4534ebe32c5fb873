import type { Reply } from '@palaro/api';
import { t } from '@palaro/client';
import type { openMoneyApi } from '../open-money.api.ts';
import { plain } from './bet-days.ts';

type OpenMoney = Reply<typeof openMoneyApi.openMoney>;
export type Held = OpenMoney['held'][number];
export type OpenRound = OpenMoney['rounds'][number];

const MASK = '₱****';

/** Words for what holds a sum and, where a clock ends the seat, in how many minutes it is back. */
export function heldText(held: Held, minutes: number | null, hidden: boolean): string {
  const { kind, amount, gameName: game, vendorName: vendor } = held;
  const values = { amount: hidden ? MASK : plain(amount), game, vendor };
  if (kind === 'table' && minutes !== null) return t('records.held_back', { ...values, minutes });
  return t(`records.held_${kind}`, values);
}

/** Words for a round that waits: what cashing out now pays, once it may be cashed out. */
export const roundText = ({ gameName: game, worth }: OpenRound, hidden: boolean): string =>
  worth === null
    ? t('records.round_waits', { game })
    : t('records.round_worth', { game, amount: hidden ? MASK : plain(worth) });
