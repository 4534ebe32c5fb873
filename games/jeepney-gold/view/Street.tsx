import styles from './street.module.css';

/** The street at night: bulbs take turns, the road runs faster while coins are held. */
export function Street({ feature }: { feature: boolean }) {
  return (
    <div className={styles.street} data-fast={feature || undefined} aria-hidden>
      <div className={styles.bulbs} />
      <div className={styles.bulbs} data-second />
      <div className={styles.road} />
    </div>
  );
}
