import { navigate } from '@palaro/client';
import { ChevronRight } from 'lucide';
import { Icon } from './Icon.tsx';
import type { MouseEvent, ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { wrapText } from '../wrap-text.tsx';
import styles from './list-row.module.css';

interface ListRowProps {
  /** The first line: what it is. */
  title: ReactNode;
  /** The second line: when, where. */
  detail?: ReactNode;
  /** At the left: an icon, a picture. */
  lead?: ReactNode;
  /** At the right, in the first line; its state in words is below. */
  amount?: ReactNode;
  state?: ReactNode;
  href?: string;
  /** An address of this site, which opens without loading a page. */
  to?: string;
  onPress?: (event: MouseEvent) => void;
  chevron?: boolean;
  className?: string;
}

/**
 * Two lines: what and when on the left, amount and state on the right. It is a link, a button or
 * plain.
 */
export function ListRow(props: ListRowProps) {
  const { title, detail, lead, amount, state, href, to, onPress, chevron } = props;
  const inside = (
    <>
      {lead && <span className={styles.lead}>{lead}</span>}
      <span className={styles.left}>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {(amount || state) && (
        <span className={styles.right}>
          {wrapText(amount)}
          {state && <span className={styles.detail}>{state}</span>}
        </span>
      )}
      {chevron && <Icon of={ChevronRight} size={20} aria-hidden className={styles.chevron} />}
    </>
  );
  const name = cx(styles.row, (href || to || onPress) && styles.active, props.className);
  if (to !== undefined) {
    const open = (event: MouseEvent) => {
      event.preventDefault();
      navigate(to);
    };
    return (
      <a href={to} className={name} onClick={open}>
        {inside}
      </a>
    );
  }
  if (href !== undefined) {
    return (
      <a href={href} className={name} onClick={onPress}>
        {inside}
      </a>
    );
  }
  if (onPress) {
    return (
      <button type="button" className={name} onClick={onPress}>
        {inside}
      </button>
    );
  }
  return <div className={name}>{inside}</div>;
}

/** A day above its rows; it sticks below the header while they scroll. */
export function DayHeading({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <h2 className={styles.day}>
      <span>{children}</span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </h2>
  );
}
