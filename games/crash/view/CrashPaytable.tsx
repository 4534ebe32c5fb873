import { t } from '@palaro/client';
import { GameFacts } from '../../stage/view/GameFacts.tsx';
import { hundredthsText, percentText } from '../../stage/view/odds-text.ts';
import styles from '../../stage/view/one-step/one-step.module.css';
import type { GameHelp } from '../../stage/view/view-contract.ts';
import { chanceOf, returnOf } from '../odds.ts';

/** The targets of the table in docs/domain/games.md §4.1. */
const SAMPLES = [101, 110, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 100_000, 1_000_000];

/** The rule in words, the odds of some targets, and the exact facts. */
export function CrashPaytable({ help }: { help: GameHelp }) {
  return (
    <div className={styles.paytable}>
      <p>{t('crash.rules')}</p>
      <p>{t('crash.if_lost')}</p>
      <p>{t('crash.keys')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('crash.target')}</th>
            <th scope="col">{t('stage.chance')}</th>
            <th scope="col">{t('stage.return')}</th>
          </tr>
        </thead>
        <tbody>
          {SAMPLES.map((target) => (
            <tr key={target}>
              <td>{hundredthsText(target)}</td>
              <td>{percentText(chanceOf(target), 4)}</td>
              <td>{percentText(returnOf(target), 4)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <GameFacts help={help} />
    </div>
  );
}
