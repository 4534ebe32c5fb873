import { t } from '@palaro/client';
import { memo, useRef, useState, type KeyboardEvent } from 'react';
import { PICKS } from '../tables.ts';
import styles from './keno.module.css';
import { STAR } from './star.ts';
import { CARD } from './words.ts';

const COLUMNS = 8;
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

interface NumberCardProps {
  picks: readonly number[];
  /** The numbers drawn so far. */
  drawn: readonly number[];
  disabled: boolean;
  onChange(picks: number[]): void;
}

/**
 * The 40 numbers as the panes of a capiz window, in five rows of eight. One pane takes the tab key;
 * the arrow keys go from pane to pane.
 */
export function NumberCard({ picks, drawn, disabled, onChange }: NumberCardProps) {
  const [current, setCurrent] = useState(1);
  const card = useRef<HTMLDivElement>(null);
  const full = picks.length >= PICKS.max;
  const press = (number: number) => {
    const rest = picks.filter((pick) => pick !== number);
    setCurrent(number);
    if (rest.length < picks.length) onChange(rest);
    else if (!full) onChange([...picks, number]);
  };
  const move = (event: KeyboardEvent) => {
    const next = current + (STEPS[event.key] ?? 0);
    if (next === current || next < 1 || next > CARD.length) return;
    event.preventDefault();
    setCurrent(next);
    card.current?.querySelectorAll('button')[next - 1]?.focus();
  };
  return (
    <div
      ref={card}
      className={styles.card}
      role="group"
      aria-label={t('keno.card')}
      onKeyDown={move}
    >
      {CARD.map((number) => {
        const picked = picks.includes(number);
        return (
          <Pane
            key={number}
            number={number}
            picked={picked}
            press={press}
            drawn={drawn.includes(number)}
            tabbed={number === current}
            disabled={disabled || (full && !picked)}
          />
        );
      })}
    </div>
  );
}

interface PaneProps {
  number: number;
  picked: boolean;
  drawn: boolean;
  tabbed: boolean;
  disabled: boolean;
  press(number: number): void;
}

function Pane({ number, picked, drawn, tabbed, disabled, press }: PaneProps) {
  const said = drawn ? (picked ? 'keno.cell_hit' : 'keno.cell_drawn') : 'keno.cell';
  return (
    <button
      type="button"
      className={styles.pane}
      data-drawn={drawn || undefined}
      aria-pressed={picked}
      aria-disabled={disabled}
      aria-label={t(said, { number })}
      tabIndex={tabbed ? 0 : -1}
      onClick={() => disabled || press(number)}
    >
      {drawn && picked && <Parol />}
      <span>{number}</span>
    </button>
  );
}

/** A star lantern behind a number that was hit. */
const Parol = memo(function Parol() {
  return (
    <svg className={styles.parol} viewBox="-24 -24 48 48" aria-hidden>
      <path d={STAR} fill="#f7c548" stroke="#fff6d8" strokeWidth={2} strokeLinejoin="round" />
    </svg>
  );
});
