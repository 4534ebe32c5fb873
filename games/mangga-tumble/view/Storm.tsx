import styles from './storm.module.css';

/** A fruit stall in a storm: rain falls, and lightning strikes during free spins. */
export function Storm({ feature }: { feature: boolean }) {
  return (
    <div className={styles.storm} data-wild={feature || undefined} aria-hidden>
      <div className={styles.rain} />
      <div className={styles.bolt} />
      <div className={styles.bolt} data-second />
    </div>
  );
}
