import { t } from '@palaro/client';
import { GameFacts } from '../../stage/view/GameFacts.tsx';
import styles from '../../stage/view/one-step/one-step.module.css';
import type { GameHelp } from '../../stage/view/view-contract.ts';
import { chanceOf, returnOf } from '../sheet.ts';
import { ZONES, type Zone } from '../zones.ts';
import { percentText, returnsText } from './words.ts';

/** One zone of each kind; those of a kind have the same odds. */
const KINDS = ZONES.filter((zone, i) => ZONES.findIndex(({ kind }) => kind === zone.kind) === i);

interface ColourPaytableProps {
  help: GameHelp;
  zoneName(zone: Zone): string;
  /** The rule in words, and the heads of two columns. */
  words: { rules: string; field: string; returns: string };
}

/** The rule in words, what each kind of field returns and how often, and the exact facts. */
export function ColourPaytable({ help, zoneName, words }: ColourPaytableProps) {
  return (
    <div className={styles.paytable}>
      <p>{words.rules}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.returns}</th>
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
}
