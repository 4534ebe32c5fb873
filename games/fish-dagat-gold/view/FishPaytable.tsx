import { t } from '@palaro/client';
import { GameFacts } from '../../stage/view/GameFacts.tsx';
import { percentText } from '../../stage/view/odds-text.ts';
import styles from '../../stage/view/one-step/one-step.module.css';
import type { GameHelp } from '../../stage/view/view-contract.ts';
import { chanceOf, returnOf } from '../odds.ts';
import { TARGETS } from '../targets.ts';
import { targetName, timesLabel } from './words.ts';

/** The rules in words, each fish with its exact chance and return, and the exact facts. */
export function FishPaytable({ help }: { help: GameHelp }) {
  return (
    <div className={styles.paytable}>
      <p>{t('fish-dagat-gold.rules')}</p>
      <p>{t('fish-dagat-gold.rules_nets')}</p>
      <p>{t('fish-dagat-gold.rules_session')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('fish-dagat-gold.fish')}</th>
            <th scope="col">{t('fish-dagat-gold.pays')}</th>
            <th scope="col">{t('stage.chance')}</th>
            <th scope="col">{t('stage.return')}</th>
          </tr>
        </thead>
        <tbody>
          {TARGETS.map((target, i) => (
            <tr key={target.id}>
              <td>{targetName(i)}</td>
              <td>{timesLabel(i)}</td>
              <td>{percentText(chanceOf(target), 4)}</td>
              <td>{percentText(returnOf(target), 6)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('fish-dagat-gold.rules_specials')}</p>
      <p>{t('fish-dagat-gold.rules_keys')}</p>
      <GameFacts help={help} />
    </div>
  );
}
