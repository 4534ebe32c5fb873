import type { Counted } from '@palaro/games/stage';
import { Money } from '@palaro/kernel';
import type { CardViewProps } from '@palaro/games/stage';
import { useEffect } from 'react';

/** Counts each hand of this visit once, as its end is shown: what was lost, or what was won. */
export function useCountedHands(
  room: CardViewProps['room'],
  count: (round: Counted | null) => void,
): void {
  const net = room?.seats.find(({ you }) => you)?.net ?? null;
  const hand = room && net !== null ? `${room.roomId}/${room.handNo}` : null;
  useEffect(() => {
    if (hand === null || net === null) return;
    const amount = Money.of(net);
    const [lost, won] = amount < Money.zero ? [-amount, Money.zero] : [Money.zero, amount];
    count({ roundRef: hand, stake: Money.text(lost), payout: Money.text(won) });
  }, [hand, net, count]);
}
