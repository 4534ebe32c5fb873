import { t } from '@palaro/client';
import { Segmented } from '@palaro/ui';
import { useState, type CSSProperties, type SyntheticEvent } from 'react';
import { useTable } from '../../table/view/table-context.ts';
import { Zone } from '../../table/view/Zone.tsx';
import { colourOf, rouletteZone, WHEEL_ORDER } from '../zones.ts';
import { MODES, SPOTS, type Mode, type Spot } from './layout.ts';
import styles from './felt.module.css';

const NUMBERS = [...WHEEL_ORDER].sort((a, b) => a - b);
const DOZENS = ['dozen-1', 'dozen-2', 'dozen-3'];
const HALVES = ['low', 'even', 'red', 'black', 'odd', 'high'];

/**
 * The layout. A mouse finds every inside bet on its line; under a thumb, where lines are too thin,
 * one kind of bet at a time has targets that fill the grid.
 */
export function RouletteFelt() {
  const [mode, setMode] = useState<Mode>('straight');
  const [covered, setCovered] = useState<readonly number[]>([]);
  const show = (event: SyntheticEvent) => {
    const id = (event.target as Element).closest('[data-zone]')?.getAttribute('data-zone');
    setCovered(id ? rouletteZone(id).covers : []);
  };
  const hide = () => setCovered([]);
  return (
    <div
      className={styles.layout}
      onPointerOver={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      <div className={styles.modes}>
        <Segmented<Mode>
          label={t('roulette.modes')}
          options={MODES.map((value) => ({ value, label: t(`roulette.mode_${value}`) }))}
          value={mode}
          onChange={setMode}
        />
      </div>
      <div className={styles.scroller}>
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
                2:1
              </Zone>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.row}>
        {DOZENS.map((id, i) => (
          <Zone key={id} id={id} className={styles.outside}>
            <span>
              {12 * i + 1}–{12 * i + 12}
            </span>
          </Zone>
        ))}
      </div>
      <div className={styles.row}>
        {HALVES.map((id) => (
          <Zone key={id} id={id} className={styles.outside}>
            <HalfFace id={id} />
          </Zone>
        ))}
      </div>
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

function HalfFace({ id }: { id: string }) {
  if (id === 'red' || id === 'black')
    return (
      <>
        <i className={styles.diamond} data-colour={id} />
        <span>{t(`roulette.${id}`)}</span>
      </>
    );
  if (id === 'low') return <span>1–18</span>;
  if (id === 'high') return <span>19–36</span>;
  return <span>{t(id === 'odd' ? 'roulette.odd' : 'roulette.even')}</span>;
}
