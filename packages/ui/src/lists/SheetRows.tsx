import type { ReactNode } from 'react';
import styles from './sheet-rows.module.css';

/** A list in a sheet; its rows are `SheetRow`. */
export const SheetRows = ({ children }: { children: ReactNode }) => (
  <ul className={styles.rows}>{children}</ul>
);

interface SheetRowProps {
  /** At the left; hidden from screen readers. */
  sign?: ReactNode;
  title: ReactNode;
  detail: ReactNode;
  /** At the right: badges, or a single action. */
  children?: ReactNode;
  /** Buttons below. */
  actions?: ReactNode;
}

/** A row of a list in a sheet, with its actions. */
export const SheetRow = ({ sign, title, detail, children, actions }: SheetRowProps) => (
  <li className={styles.row}>
    <div className={styles.rowHead}>
      {sign && (
        <span className={styles.sign} aria-hidden>
          {sign}
        </span>
      )}
      <span className={styles.rowText}>
        <span className={styles.rowTitle}>{title}</span>
        <span className={styles.rowDetail}>{detail}</span>
      </span>
      {children}
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </li>
);
