import type { CSSProperties } from 'react';
import { useTable } from '../../table/view/table-context.ts';
import { Zone } from '../../table/view/Zone.tsx';
import { colourOf } from '../zones.ts';
import { NUMBERS, SPOTS, type Mode, type Spot } from './layout.ts';
import styles from './felt.module.css';

interface NumberGridProps {
  mode: Mode;
  /** The numbers of the bet under the finger, the mouse or the keys. */
  covered: readonly number[];
}

/** Zero and the 36 numbers with all bets between them, and the columns' bets at their end. */
export function NumberGrid({ mode, covered }: NumberGridProps) {
  return (
    <div className={styles.grid} data-mode={mode}>
      {NUMBERS.map((number) => (
        <Cell key={number} number={number} covered={covered.includes(number)} />
      ))}
      {SPOTS.map((spot) => (
        <Place key={spot.id} spot={spot} active={spot.mode === mode} />
      ))}
      {[3, 2, 1].map((column, row) => (
        <div key={column} className={styles.column} style={{ '--y': row } as CSSProperties}>
          <Zone id={`column-${column}`} className={styles.outside}>
            <span>2:1</span>
          </Zone>
        </div>
      ))}
    </div>
  );
}

/** A number as it is printed on the felt; what can be pressed lies above it. */
function Cell({ number, covered }: { number: number; covered: boolean }) {
  const { wins } = useTable().zone(`straight-${number}`);
  const { x, y } = SPOTS[number] ?? { x: 0, y: 0 };
  return (
    <span
      aria-hidden
      className={styles.cell}
      data-colour={colourOf(number)}
      data-covered={covered || undefined}
      data-wins={wins || undefined}
      data-loses={wins === false || undefined}
      style={{ '--x': x, '--y': y } as CSSProperties}
    >
      {number}
    </span>
  );
}

function Place({ spot, active }: { spot: Spot; active: boolean }) {
  const { id, mode, turn, zero, x, y } = spot;
  return (
    <div
      className={styles.place}
      data-kind={mode}
      data-turn={turn}
      data-zero={zero || undefined}
      data-active={active || undefined}
      style={{ '--x': x, '--y': y } as CSSProperties}
    >
      <Zone id={id} className={styles.spot}>
        <i className={styles.dot} />
      </Zone>
    </div>
  );
}
