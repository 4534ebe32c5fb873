import { Place } from '../Place.tsx';
import styles from './cells.module.css';

interface PersonProps {
  name: string;
  /** A member's id opens his page; without it the name is only a name. */
  member?: string;
  /** An operator's id. */
  operator?: string;
}

/** A name that opens its record (docs/domain/design.md, Console: every name into its record). */
export function Person({ name, member, operator }: PersonProps) {
  if (member)
    return (
      <Place className={styles.person} to={`/console/members/${member}`}>
        {name}
      </Place>
    );
  if (operator)
    return (
      <Place className={styles.person} to={`/console/operators/${operator}`}>
        {name}
      </Place>
    );
  return <span className={styles.person}>{name}</span>;
}
