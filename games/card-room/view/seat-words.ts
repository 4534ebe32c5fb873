import { t } from '@palaro/client';
import { Money } from '@palaro/kernel';
import { pesos, shortPesos } from '../../stage/view/money-text.ts';
import type { GameHelp, CardSeat } from '../../stage/view/view-contract.ts';

/** How a seat is called: the player himself, a bot by its number, others by a masked name. */
export function nameOf({ you, bot, name }: Pick<CardSeat, 'you' | 'bot' | 'name'>): string {
  if (you) return t('card-room.you');
  return bot ? t('card-room.bot_name', { number: name }) : name;
}

/** Whether the seat has more after the hand. */
export const hasWon = (seat: CardSeat | undefined) =>
  seat !== undefined && seat.net !== null && Money.of(seat.net) > Money.zero;

/** `+₱95.00`, `−₱100.00`, or nothing won and nothing lost. */
export function netText(net: string): string {
  const amount = Money.of(net);
  if (amount === Money.zero) return '₱0';
  return amount > Money.zero ? `+${pesos(net)}` : `−${pesos(Money.text(-amount))}`;
}

/** The same in words. */
export function netWords(net: string): string {
  const amount = Money.of(net);
  if (amount === Money.zero) return t('card-room.net_even');
  return amount > Money.zero
    ? t('card-room.net_won', { amount: pesos(net) })
    : t('card-room.net_lost', { amount: pesos(Money.text(-amount)) });
}

/** What the house takes, in a line. */
export const shortRake = ({ percent, most }: NonNullable<GameHelp['rake']>) =>
  t('card-room.rake', { percent, most: shortPesos(most) });
