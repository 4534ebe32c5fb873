import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './marquee.module.css';

interface MarqueeProps {
  children: ReactNode;
  icon?: ReactNode;
  /** Called on a tap; opens the announcements (HOME-02). */
  onPress?: () => void;
  /** Read to screen readers before the text: "Announcements". */
  label?: string;
}

const PX_A_SECOND = 44;

/**
 * One line of text. If it is too long it passes by three times and then stops with an ellipsis, as
 * nothing may move for ever. Under reduced motion it never moves.
 */
export function Marquee({ children, icon, onPress, label }: MarqueeProps) {
  const line = useRef<HTMLSpanElement>(null);
  const [length, setLength] = useState(0);
  useLayoutEffect(() => {
    const node = line.current;
    if (node) setLength(node.scrollWidth > node.clientWidth + 1 ? node.scrollWidth : 0);
  }, [children]);
  const run = length
    ? ({ '--run': `-${length}px`, '--for': `${length / PX_A_SECOND}s` } as CSSProperties)
    : undefined;
  const inside = (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      {label && <span className="sr-only">{`${label}: `}</span>}
      <span ref={line} className={cx(styles.line, run && styles.moves)}>
        <span className={run && styles.running} style={run}>
          {children}
        </span>
      </span>
    </>
  );
  if (!onPress) return <div className={styles.bar}>{inside}</div>;
  return (
    <button type="button" className={styles.bar} onClick={onPress}>
      {inside}
    </button>
  );
}
