import styles from './merienda.module.css';

/** The afternoon's table behind the reels; shaved ice falls past it. */
export function Merienda() {
  return (
    <div className={styles.table} aria-hidden>
      <div className={styles.flakes} />
      <div className={styles.flakes} data-near />
    </div>
  );
}
