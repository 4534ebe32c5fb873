import { t } from '@palaro/client';
import { GameFacts } from '../../stage/view/GameFacts.tsx';
import styles from '../../stage/view/one-step/one-step.module.css';
import type { GameHelp } from '../../stage/view/view-contract.ts';
import { percentText, timesText } from '../../stage/view/odds-text.ts';
import { chanceAboveStake, returnOf } from '../odds.ts';
import { BOARDS } from '../sheet.ts';
import { tableOf } from '../tables.ts';

/** The rule in words, all boards with their exact odds, and the facts. */
export function PlinkoPaytable({ help }: { help: GameHelp }) {
  return (
    <div className={styles.paytable}>
      <p>{t('plinko.rules')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('plinko.risk')}</th>
            <th scope="col">{t('plinko.most')}</th>
            <th scope="col">{t('plinko.above')}</th>
            <th scope="col">{t('stage.return')}</th>
          </tr>
        </thead>
        <tbody>
          {BOARDS.map((board) => (
            <tr key={`${board.risk}-${board.rows}`}>
              <td>{t('plinko.board_of', { risk: t(`plinko.${board.risk}`), rows: board.rows })}</td>
              <td>{timesText(tableOf(board)[0] ?? 0)}</td>
              <td>{percentText(chanceAboveStake(board), 2)}</td>
              <td>{percentText(returnOf(board), 4)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <GameFacts help={help} />
    </div>
  );
}
