import styles from './dragon-tiger.module.css';

/** The head of the sea dragon or the tiger on a plane of 100 × 100. */
export const Emblem = ({ of }: { of: 'dragon' | 'tiger' }) =>
  of === 'dragon' ? <DragonHead /> : <TigerHead />;

const DragonHead = () => (
  <g className={styles.emblem}>
    <path
      d="M50 10C30 6 14 20 8 34c6-2 10-1 12 1C10 42 4 54 6 66c5-4 9-4 12-2-3 10 0 20 8 26 1-5 4-8 7-8h34c3 0 6 3 7 8 8-6 11-16 8-26 3-2 7-2 12 2 2-12-4-24-14-31 2-2 6-3 12-1C86 20 70 6 50 10z"
      className={styles.mane}
    />
    <path
      d="M37 26C31 20 30 12 33 3c2 4 4 6 6 7 0-3 1-6 4-9 0 10 1 16 4 22zM63 26c6-6 7-14 4-23-2 4-4 6-6 7 0-3-1-6-4-9 0 10-1 16-4 22z"
      className={styles.horn}
    />
    <path
      d="M50 20c14 0 25 8 28 20 2 8-2 13-6 16-2 6-4 10-6 14l4 10c-4 6-12 12-20 14-8-2-16-8-20-14l4-10c-2-4-4-8-6-14-4-3-8-8-6-16 3-12 14-20 28-20z"
      className={styles.scale}
    />
    <path d="M34 72c8-4 24-4 32 0-2 10-8 17-16 19-8-2-14-9-16-19z" className={styles.jaw} />
    <path d="M37 72l3 8 3-9M57 71l3 9 3-8M45 71l2 4 3-4 3 4 2-4" className={styles.fang} />
    <path
      d="M50 50c12 0 20 8 21 15 0 6-5 8-10 6-3-2-7-2-11-2s-8 0-11 2c-5 2-10 0-10-6 1-7 9-15 21-15z"
      className={styles.snout}
    />
    <path d="M38 63c2-3 6-3 8 0M54 63c2-3 6-3 8 0" className={styles.line} />
    <path
      d="M25 36c8-1 15 3 19 11-9 3-16-1-19-11zM75 36c-8-1-15 3-19 11 9 3 16-1 19-11z"
      className={styles.eye}
    />
    <path d="M36 40v5M64 40v5" className={styles.pupil} />
    <path d="M22 31l22 11M78 31 56 42" className={styles.brow} />
    <path d="M50 23l5 8-5 8-5-8z" className={styles.jewel} />
    <path d="M30 64C16 64 8 72 6 84M70 64c14 0 22 8 24 20" className={styles.whisker} />
  </g>
);

const TigerHead = () => (
  <g className={styles.emblem}>
    <path
      d="M20 34C8 30 6 14 14 8c10 0 20 8 22 16zM80 34c12-4 14-20 6-26-10 0-20 8-22 16z"
      className={styles.fur}
    />
    <path
      d="M21 27c-4-4-6-9-4-13 5 1 9 5 11 9zM79 27c4-4 6-9 4-13-5 1-9 5-11 9z"
      className={styles.ear}
    />
    <path
      d="M50 12c22 0 36 14 38 32 2 16-4 24-10 32C70 86 60 94 50 94S30 86 22 76C16 68 10 60 12 44 14 26 28 12 50 12z"
      className={styles.fur}
    />
    <path
      d="M50 56c14 0 26 8 24 20-4 8-14 16-24 16s-20-8-24-16c-2-12 10-20 24-20z"
      className={styles.muzzle}
    />
    <path
      d="M50 14v14M41 15l3 12M59 15l-3 12M13 46l14 3M12 56l13 1M17 67l11-3M87 46l-14 3M88 56l-13 1M83 67l-11-3"
      className={styles.stripe}
    />
    <path
      d="M26 44c6-7 15-6 19 2-6 5-14 5-19-2zM74 44c-6-7-15-6-19 2 6 5 14 5 19-2z"
      className={styles.eye}
    />
    <path d="M37 43v4M63 43v4" className={styles.pupil} />
    <path d="M42 60h16l-8 10z" className={styles.nose} />
    <path d="M50 70v6M38 77q6 6 12-1 6 7 12 1" className={styles.line} />
    <path d="M42 80l3 7 3-6M58 80l-3 7-3-6" className={styles.fang} />
  </g>
);
