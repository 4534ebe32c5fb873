import { t } from '@palaro/client';
import type { FactorMethod } from '../second-factor.api.ts';
import styles from './SecondFactor.module.css';
import sheets from './Sheets.module.css';

interface Props {
  ways: readonly FactorMethod[];
  now: FactorMethod;
  onChoose: (way: FactorMethod) => void;
}

/** What else the member could prove himself with. */
export const OtherWays = ({ ways, now, onChoose }: Props) => (
  <div className={styles.ways}>
    {ways
      .filter((way) => way !== now)
      .map((way) => (
        <button key={way} type="button" className={sheets.link} onClick={() => onChoose(way)}>
          {t(`security.factor.way.${way}`)}
        </button>
      ))}
  </div>
);
