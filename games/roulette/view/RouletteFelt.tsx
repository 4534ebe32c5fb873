import { t } from '@palaro/client';
import { Segmented, useCalm } from '@palaro/ui';
import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { useTable } from '../../table/view/table-context.ts';
import { NumberGrid } from './NumberGrid.tsx';
import { Zone } from '../../table/view/Zone.tsx';
import { rouletteZone } from '../zones.ts';
import { MODES, NUMBERS, SPOTS, type Mode } from './layout.ts';
import styles from './felt.module.css';

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
  const scroller = useRef<HTMLDivElement>(null);
  useWinInSight(scroller);
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
      <div className={styles.scroller} ref={scroller}>
        <NumberGrid mode={mode} covered={covered} />
      </div>
      <div className={styles.row}>
        {DOZENS.map((id, i) => (
          <Zone key={id} id={id} className={styles.outside}>
            <span>{`${12 * i + 1}–${12 * i + 12}`}</span>
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

/** Brings the number that won into sight where the felt is wider than the screen. */
function useWinInSight(scroller: RefObject<HTMLDivElement | null>) {
  const { zone } = useTable();
  const calm = useCalm();
  const won = NUMBERS.find((number) => zone(`straight-${number}`).wins) ?? null;
  useEffect(() => {
    const box = scroller.current;
    if (won === null || !box) return;
    const part = (SPOTS[won]?.x ?? 0) / 12;
    const left = part * (box.scrollWidth - box.clientWidth);
    box.scrollTo({ left, behavior: calm ? 'auto' : 'smooth' });
  }, [won, calm, scroller]);
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
