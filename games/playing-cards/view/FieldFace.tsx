import styles from './field.module.css';

interface FieldFaceProps {
  name: string;
  pays: string;
  /** What its name stands for, on a line of its own. */
  means?: string;
  /** One of the table's main fields. */
  large?: boolean;
}

/** What a field of a felt shows: its name and what it pays. */
export const FieldFace = ({ name, pays, means, large = false }: FieldFaceProps) => (
  <>
    <span className={styles.name} data-large={large || undefined}>
      {name}
    </span>
    {means !== undefined && <span className={styles.means}>{means}</span>}
    <span className={styles.pays}>{pays}</span>
  </>
);
