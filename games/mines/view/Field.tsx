import { t } from '@palaro/client';
import { useRef, useState, type KeyboardEvent } from 'react';
import { CELLS, type MinesOutcome } from '../card.ts';
import { Mine, Nugget } from './Drawings.tsx';
import styles from './mines.module.css';

const SIDE = 5;

interface FieldProps {
  outcome: MinesOutcome | null;
  open: boolean;
  onDig(cell: number): void;
}

/** What a cell shows. `rest`: it was not dug, and the round has ended. */
type Look = 'hidden' | 'gold' | 'hit' | 'mine' | 'rest';

/** Five by five cells. The field is one stop of the Tab key; arrow keys move inside it. */
export function Field({ outcome, open, onDig }: FieldProps) {
  const [at, setAt] = useState(12);
  const field = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const to = cellBeside(at, event.key);
    if (to === null) return;
    event.preventDefault();
    setAt(to);
    field.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <div ref={field} className={styles.field} role="group" aria-label={t('mines.field')}>
      {Array.from({ length: CELLS }, (_, cell) => {
        const look = lookOf(outcome, cell);
        return (
          <button
            key={cell}
            type="button"
            className={styles.cell}
            data-look={look}
            tabIndex={cell === at ? 0 : -1}
            aria-label={nameOf(look, cell)}
            aria-disabled={!open || look !== 'hidden'}
            onKeyDown={move}
            onFocus={() => setAt(cell)}
            onClick={() => open && look === 'hidden' && onDig(cell)}
          >
            {look === 'gold' && <Nugget />}
            {(look === 'mine' || look === 'hit') && <Mine />}
          </button>
        );
      })}
    </div>
  );
}

function lookOf(outcome: MinesOutcome | null, cell: number): Look {
  if (!outcome) return 'hidden';
  const { safe, hit, mineCells } = outcome;
  if (safe.includes(cell)) return 'gold';
  if (cell === hit) return 'hit';
  if (mineCells === null) return 'hidden';
  return mineCells.includes(cell) ? 'mine' : 'rest';
}

function nameOf(look: Look, cell: number): string {
  const values = { row: Math.floor(cell / SIDE) + 1, column: (cell % SIDE) + 1 };
  return t(look === 'rest' ? 'mines.cell_hidden' : `mines.cell_${look}`, values);
}

/** Null where the key is no arrow, or leads out of the field. */
function cellBeside(cell: number, key: string): number | null {
  const row = Math.floor(cell / SIDE);
  const column = cell % SIDE;
  if (key === 'ArrowUp') return row > 0 ? cell - SIDE : null;
  if (key === 'ArrowDown') return row < SIDE - 1 ? cell + SIDE : null;
  if (key === 'ArrowLeft') return column > 0 ? cell - 1 : null;
  return key === 'ArrowRight' && column < SIDE - 1 ? cell + 1 : null;
}
