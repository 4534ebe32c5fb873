import styles from './plaza.module.css';

/** The plaza at night: lanterns sway, and fireworks open over it during free spins. */
export function Plaza({ feature }: { feature: boolean }) {
  return (
    <div className={styles.plaza} aria-hidden>
      <div className={styles.lanterns} />
      <div className={styles.sky} data-on={feature || undefined}>
        <div className={styles.firework} />
        <div className={styles.firework} data-place="left" />
        <div className={styles.firework} data-place="right" />
      </div>
    </div>
  );
}
