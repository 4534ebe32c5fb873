import { t } from '@palaro/client';
import { GameFacts } from '../../stage/view/GameFacts.tsx';
import styles from '../../stage/view/one-step/one-step.module.css';
import type { GameHelp } from '../../stage/view/view-contract.ts';
import { chanceOf, returnOf } from '../sheet.ts';
import { ZONES } from '../zones.ts';
import { colourWords } from './colour-words.ts';
import { percentText, returnsText } from './words.ts';

/** One zone of each kind; those of a kind have the same odds. */
const KINDS = ZONES.filter((zone, i) => ZONES.findIndex(({ kind }) => kind === zone.kind) === i);

/** The pay table of a game of colours, in its own texts. */
export function colourPaytable(area: 'color-game' | 'color-perya') {
  const { zoneName } = colourWords(area);
  /** The rule in words, what each kind of field returns and how often, and the exact facts. */
  return function ColourPaytable({ help }: { help: GameHelp }) {
    return (
      <div className={styles.paytable}>
        <p>{t(`${area}.rules`)}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{t(`${area}.field`)}</th>
              <th scope="col">{t(`${area}.returns`)}</th>
              <th scope="col">{t('stage.chance')}</th>
              <th scope="col">{t('stage.return')}</th>
            </tr>
          </thead>
          <tbody>
            {KINDS.map((zone) => (
              <tr key={zone.id}>
                <td>{zoneName(zone)}</td>
                <td>{returnsText(zone)}</td>
                <td>{percentText(chanceOf(zone))}</td>
                <td>{percentText(returnOf(zone))}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <GameFacts help={help} />
      </div>
    );
  };
}
