import styles from './hash.module.css';

/** A hash or a seed under its name; it breaks anywhere. */
export const Hash = ({ name, of }: { name: string; of: string }) => (
  <>
    <p className={styles.name}>{name}</p>
    <p className={styles.hash} translate="no">
      {of}
    </p>
  </>
);
