import { t } from '@palaro/client';
import { useState } from 'react';
import { GameFacts } from '../../stage/view/GameFacts.tsx';
import styles from '../../stage/view/one-step/one-step.module.css';
import type { GameHelp } from '../../stage/view/view-contract.ts';
import { chanceOf, mostPicks, multiplierAt } from '../odds.ts';
import { minesRtp } from '../sheet.ts';
import { MineCount } from './MineCount.tsx';
import { hundredthsText, percentText } from '../../stage/view/odds-text.ts';

/** The rule in words, the table of a count of mines, and the exact facts. */
export function MinesPaytable({ help }: { help: GameHelp }) {
  const [choice, setChoice] = useState({ mines: 3 });
  const { mines } = choice;
  return (
    <div className={styles.paytable}>
      <p>{t('mines.rules')}</p>
      <p>{t('mines.left')}</p>
      <MineCount choice={choice} disabled={false} onChange={setChoice} />
      <table>
        <thead>
          <tr>
            <th scope="col">{t('mines.picks')}</th>
            <th scope="col">{t('stage.multiplier')}</th>
            <th scope="col">{t('stage.chance')}</th>
            <th scope="col">{t('stage.return')}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: mostPicks(mines) }, (_, at) => at + 1).map((picks) => (
            <tr key={picks}>
              <td>{picks}</td>
              <td>{hundredthsText(multiplierAt(mines, picks))}</td>
              <td>{percentText(chanceOf(mines, picks), 4)}</td>
              <td>{percentText(minesRtp(mines, picks), 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <GameFacts help={help} />
    </div>
  );
}
