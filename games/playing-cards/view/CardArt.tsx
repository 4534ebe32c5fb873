import { cx } from '@palaro/ui';
import type { ReactNode } from 'react';
import { rankOf } from '../cards.ts';
import styles from './card.module.css';
import { faceOf, SUIT_PATHS } from './faces.ts';

/** The front of a card on its own plane of 100 × 140. */
export function CardFace({ card }: { card: number }) {
  const { rank, suit, red } = faceOf(card);
  return (
    <g className={red ? styles.red : styles.black}>
      <Paper />
      <text x={rank === '10' ? 25 : 22} y="41" className={styles.rank} textAnchor="middle">
        {rank}
      </text>
      <path d={SUIT_PATHS[suit]} transform="translate(9 49) scale(.52)" />
      <path d={SUIT_PATHS[suit]} transform="translate(34 74) scale(1.12)" />
      {HEADS[rankOf(card)]}
    </g>
  );
}

/** What the pictures wear: the jack a salakot, the queen a comb, the king a crown. */
const HEADS: Readonly<Record<number, ReactNode>> = {
  10: (
    <g className={styles.head}>
      <path d="M43 52Q66 18 89 52Q66 62 43 52z" />
      <path d="M55 37Q66 44 77 37M49 45Q66 54 83 45" className={styles.weaveThin} />
      <circle cx="66" cy="27" r="4.5" />
    </g>
  ),
  11: (
    <g className={styles.head}>
      <path d="M42 56Q44 26 66 22Q88 26 90 56L82 58Q66 50 50 58z" />
      <path d="M66 28v22M54 33l6 19M78 33l-6 19" className={styles.weaveThin} />
      <circle cx="66" cy="20" r="5" />
    </g>
  ),
  12: (
    <g className={styles.head}>
      <path d="M42 57 38 27l15 13 13-20 13 20 15-13-4 30z" />
      <path d="M44 50H88" className={styles.weaveThin} />
      <circle cx="66" cy="18" r="4.5" />
    </g>
  ),
};

/** The back: capiz squares in the pattern of a woven mat. */
export const CardBack = () => (
  <>
    <Paper />
    <rect x="7" y="7" width="86" height="126" rx="7" className={styles.back} />
    <path d={MAT} className={cx(styles.weave, styles.mat)} />
    <path
      d="M50 34 75 70 50 106 25 70zM50 48 65 70 50 92 35 70zM50 61 56 70 50 79 44 70z"
      className={styles.weave}
    />
    <rect x="12" y="12" width="76" height="116" rx="4" className={cx(styles.weave, styles.rim)} />
  </>
);

/** The mat's lines, within the rim. */
const MAT =
  'M12 46 36 12M12 80 60 12M12 114 84 12M26 128 88 40M50 128 88 74M74 128 88 108' +
  'M88 46 64 12M88 80 40 12M88 114 16 12M74 128 12 40M50 128 12 74M26 128 12 108';

const Paper = () => (
  <rect x="1.5" y="1.5" width="97" height="137" rx="10" className={styles.paper} />
);
