import styles from './lagoon.module.css';

/** The lagoon, whose water glitters; during free spins dusk turns to night. */
export function Lagoon({ feature }: { feature: boolean }) {
  return (
    <div className={styles.lagoon} aria-hidden>
      <div className={styles.night} data-on={feature || undefined} />
      <div className={styles.glitter} />
      <div className={styles.glitter} data-late />
    </div>
  );
}
