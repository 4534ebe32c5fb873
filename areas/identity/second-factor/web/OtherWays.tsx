import { t } from '@palaro/client';
import { TextButton } from '@palaro/ui';
import type { FactorMethod } from '../second-factor.api.ts';
import styles from './SecondFactor.module.css';

interface Props {
  ways: readonly FactorMethod[];
  now: FactorMethod;
  onChoose: (way: FactorMethod) => void;
}

/** The other ways in which the member could prove himself. */
export const OtherWays = ({ ways, now, onChoose }: Props) => (
  <div className={styles.ways}>
    {ways
      .filter((way) => way !== now)
      .map((way) => (
        <TextButton key={way} onClick={() => onChoose(way)}>
          {t(`second-factor.way.${way}`)}
        </TextButton>
      ))}
  </div>
);
