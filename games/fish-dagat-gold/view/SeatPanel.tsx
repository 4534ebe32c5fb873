import { t } from '@palaro/client';
import { Money } from '@palaro/kernel';
import { cx } from '@palaro/ui';
import { useState } from 'react';
import { pesos, shortPesos } from '../../stage/view/money-text.ts';
import type { RoomViewProps } from '../../stage/view/view-contract.ts';
import { fishCard } from '../card.ts';
import styles from './fish.module.css';

const AMOUNTS = ['20', '50', '100', '200', '500', '1000', '2000', '5000'].map(
  (pesosText) => `${pesosText}.0000`,
);

/** The seat and the buy-in that are chosen; both are what the site still offers. */
export function useSeatChoice({ seats, balance, help }: RoomViewProps) {
  const [wanted, setSeat] = useState<number | null>(null);
  const [amount, setAmount] = useState('100.0000');
  const free = Array.from({ length: fishCard.room.seats }, (_, i) => i).filter(
    (i) => !seats.some(({ seat }) => seat === i),
  );
  const seat = wanted !== null && free.includes(wanted) ? wanted : (free[0] ?? null);
  const offered = AMOUNTS.filter(
    (one) => Money.of(one) >= Money.of(help.minStake) && Money.of(one) <= Money.of(help.maxStake),
  );
  const covered = offered.filter((one) => balance === null || Money.of(one) <= Money.of(balance));
  const chosen = covered.includes(amount) ? amount : (covered.at(-1) ?? null);
  return { seat, setSeat, free, amount: chosen, setAmount, offered, covered };
}
export type SeatChoice = ReturnType<typeof useSeatChoice>;

/** Where to sit, and how much to bring. */
export function SeatPanel({
  choice,
  seats,
}: { choice: SeatChoice } & Pick<RoomViewProps, 'seats'>) {
  const { seat, setSeat, amount, setAmount, offered, covered } = choice;
  return (
    <div className={styles.panel}>
      <div className={styles.chips} role="group" aria-label={t('fish-dagat-gold.your_seat')}>
        {Array.from({ length: fishCard.room.seats }, (_, i) => {
          const taken = seats.find((one) => one.seat === i);
          return (
            <button
              key={i}
              type="button"
              className={cx(styles.chip, styles.wide)}
              aria-pressed={seat === i}
              disabled={taken !== undefined}
              onClick={() => setSeat(i)}
            >
              <span>{t('fish-dagat-gold.seat', { no: i + 1 })}</span>
              <small>{taken?.name ?? t('fish-dagat-gold.seat_free')}</small>
            </button>
          );
        })}
      </div>
      <div
        className={styles.chips}
        role="group"
        aria-label={t('fish-dagat-gold.bring')}
        tabIndex={covered.length === 0 ? 0 : undefined}
      >
        {offered.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.chip}
            aria-pressed={one === amount}
            aria-label={pesos(one)}
            disabled={!covered.includes(one)}
            onClick={() => setAmount(one)}
          >
            {shortPesos(one)}
          </button>
        ))}
      </div>
      <p className={styles.note}>{t('fish-dagat-gold.held')}</p>
    </div>
  );
}
