import { t } from '@palaro/client';
import { useEffect, useState } from 'react';
import { pesos } from '../../stage/view/money-text.ts';
import type { RoomViewProps } from '../../stage/view/view-contract.ts';
import { SEAT_COLOURS } from './art/gun.ts';
import styles from './fish.module.css';
import type { Came } from './gun.ts';
import { targetName } from './words.ts';

/** How many catches are shown. */
const SHOWN = 6;

/** The player's last catches, newest first. */
export function useCatches(came: Came | null): readonly Came[] {
  const [catches, setCatches] = useState<readonly Came[]>([]);
  useEffect(() => {
    if (came && came.times > 0) setCatches((before) => [came, ...before].slice(0, SHOWN));
  }, [came]);
  return catches;
}

/** Beside the water: who sits where, and what was caught. A phone shows only the seats. */
export function Sides({
  seats,
  session,
  catches,
}: Pick<RoomViewProps, 'seats' | 'session'> & { catches: readonly Came[] }) {
  return (
    <>
      <ul className={styles.seats} aria-label={t('fish-dagat-gold.your_seat')}>
        {SEAT_COLOURS.map((colour, i) => {
          const taken = seats.find(({ seat }) => seat === i);
          if (!taken) return null;
          return (
            <li key={colour}>
              <i style={{ background: colour }}>{i + 1}</i>
              <span>{session?.seat === i ? t('fish-dagat-gold.seat_you') : taken.name}</span>
            </li>
          );
        })}
      </ul>
      <div className={styles.catches}>
        <h2>{t('fish-dagat-gold.catches')}</h2>
        {catches.length === 0 ? (
          <p>{t('fish-dagat-gold.no_catches')}</p>
        ) : (
          <ol>
            {catches.map(({ no, target, win, times }) => (
              <li key={no}>
                <span>{targetName(target)}</span> <small>{`×${times}`}</small> <b>{pesos(win)}</b>
              </li>
            ))}
          </ol>
        )}
      </div>
    </>
  );
}
