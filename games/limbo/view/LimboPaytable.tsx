import { t } from '@palaro/client';
import { GameFacts } from '../../stage/view/GameFacts.tsx';
import styles from '../../stage/view/one-step/one-step.module.css';
import type { GameHelp } from '../../stage/view/view-contract.ts';
import { chanceText, returnText } from './words.ts';
import { hundredthsText } from '../../stage/view/odds-text.ts';

/** The targets of the table in docs/domain/games.md §4.1, and the ends. */
const SAMPLES = [101, 110, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 100_000, 100_000_000];

/** The rule in words, the odds of some targets, and the exact facts. */
export function LimboPaytable({ help }: { help: GameHelp }) {
  return (
    <div className={styles.paytable}>
      <p>{t('limbo.rules')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('limbo.target')}</th>
            <th scope="col">{t('stage.chance')}</th>
            <th scope="col">{t('stage.return')}</th>
          </tr>
        </thead>
        <tbody>
          {SAMPLES.map((target) => (
            <tr key={target}>
              <td>{hundredthsText(target)}</td>
              <td>{chanceText(target)}</td>
              <td>{returnText(target)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <GameFacts help={help} />
    </div>
  );
}
