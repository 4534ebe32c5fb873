import type { DoorProps } from './Door.tsx';
import styles from './login.module.css';

/** A form of an open screen that asks what the door asks. */
export const Panel = ({ title, note, onSubmit, children }: DoorProps) => (
  <form
    className={styles.panel}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    <h2>{title}</h2>
    {note && <p className={styles.note}>{note}</p>}
    {children}
  </form>
);
