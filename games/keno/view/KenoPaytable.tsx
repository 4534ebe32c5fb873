import { t } from '@palaro/client';
import { GameFacts } from '../../stage/view/GameFacts.tsx';
import styles from '../../stage/view/one-step/one-step.module.css';
import type { GameHelp } from '../../stage/view/view-contract.ts';
import { percentText, timesText } from '../../stage/view/odds-text.ts';
import { chanceOfPay, returnOf } from '../odds.ts';
import { RISKS, TABLES } from '../tables.ts';

/** The rule in words, the exact odds of all counts of picks, and the facts. */
export function KenoPaytable({ help }: { help: GameHelp }) {
  return (
    <div className={styles.paytable}>
      <p>{t('keno.rules')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('keno.picks')}</th>
            <th scope="col">{t('keno.most')}</th>
            <th scope="col">{t('keno.any')}</th>
            <th scope="col">{t('stage.return')}</th>
          </tr>
        </thead>
        <tbody>
          {RISKS.flatMap((risk) =>
            TABLES[risk].map((table, i) => (
              <tr key={`${risk}-${i}`}>
                <td>{t('keno.row_of', { risk: t(`keno.${risk}`), picks: i + 1 })}</td>
                <td>{timesText(Math.max(...table))}</td>
                <td>{percentText(chanceOfPay(risk, i + 1), 2)}</td>
                <td>{percentText(returnOf(risk, i + 1), 4)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      <GameFacts help={help} />
    </div>
  );
}
