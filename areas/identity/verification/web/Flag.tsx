import { Fragment } from 'react';
import { drawShape, FLAG_HEIGHT, FLAG_WIDTH } from './draw-flag.tsx';
import { FLAG_LINES } from './flag-lines.ts';
import styles from './Flag.module.css';

const CODE_LENGTH = 2;
let shapes: Map<string, string[]> | null = null;

function shapesOf(code: string): string[] | undefined {
  shapes ??= new Map(
    FLAG_LINES.trim()
      .split('\n')
      .map((line) => [line.slice(0, CODE_LENGTH), line.slice(CODE_LENGTH + 1).split(' ')]),
  );
  return shapes.get(code);
}

/** A country's flag, or its two letters; the text beside it names the country. */
export function Flag({ code }: { code: string }) {
  return (
    <svg
      className={styles.flag}
      width={FLAG_WIDTH}
      height={FLAG_HEIGHT}
      viewBox={`0 0 ${FLAG_WIDTH} ${FLAG_HEIGHT}`}
      aria-hidden
      focusable="false"
    >
      {shapesOf(code)?.map((shape, at) => <Fragment key={at}>{drawShape(shape)}</Fragment>) ?? (
        <>
          <rect width={FLAG_WIDTH} height={FLAG_HEIGHT} className={styles.plain} />
          <text x={FLAG_WIDTH / 2} y="11.5" textAnchor="middle" className={styles.letters}>
            {code}
          </text>
        </>
      )}
    </svg>
  );
}
