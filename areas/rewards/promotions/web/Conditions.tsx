import type { Promotion } from '../promotions.api.ts';
import { WeightsRow } from './WeightsRow.tsx';
import styles from './promotions.module.css';

/** All conditions in words, as the server renders them from the rule that it counts by. */
export const Conditions = ({ of: { conditions, turnoverTimes } }: { of: Promotion }) => (
  <>
    <ul className={styles.conditions}>
      {conditions.map((condition) => (
        <li key={condition}>{condition}</li>
      ))}
    </ul>
    {turnoverTimes > 0 && <WeightsRow />}
  </>
);
