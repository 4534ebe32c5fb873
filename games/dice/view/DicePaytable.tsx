import { t } from '@palaro/client';
import { GameFacts } from '../../stage/view/GameFacts.tsx';
import type { GameHelp } from '../../stage/view/view-contract.ts';
import styles from '../../stage/view/one-step/one-step.module.css';
import { oddsOf } from './odds.ts';

const SAMPLES = [100, 500, 1_000, 2_500, 3_333, 4_950, 5_000, 6_600, 7_500, 9_000, 9_500, 9_800];

/** The rule in words, the table of docs/domain/games.md §4.3, and the exact facts. */
export function DicePaytable({ help }: { help: GameHelp }) {
  return (
    <div className={styles.paytable}>
      <p>{t('dice.rules')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('stage.chance')}</th>
            <th scope="col">{t('stage.multiplier')}</th>
            <th scope="col">{t('stage.return')}</th>
          </tr>
        </thead>
        <tbody>
          {SAMPLES.map((winNumbers) => {
            const odds = oddsOf({ side: 'under', winNumbers });
            return (
              <tr key={winNumbers}>
                <td>{odds.chance}</td>
                <td>{odds.multiplier}</td>
                <td>{odds.rtp}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <GameFacts help={help} />
    </div>
  );
}
