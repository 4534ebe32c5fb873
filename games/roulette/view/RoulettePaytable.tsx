import { t } from '@palaro/client';
import { GameFacts } from '../../stage/view/GameFacts.tsx';
import { percentText } from '../../stage/view/odds-text.ts';
import styles from '../../stage/view/one-step/one-step.module.css';
import type { GameHelp } from '../../stage/view/view-contract.ts';
import { chanceOf, returnOf } from '../../table/zone-odds.ts';
import { ROULETTE_ODDS } from '../sheet.ts';
import { ROULETTE_ZONES } from '../zones.ts';
import { paysOf } from './words.ts';

/** One zone of each kind; those of a kind have the same odds. */
const KINDS = ROULETTE_ZONES.filter(
  (zone, i) => ROULETTE_ZONES.findIndex(({ kind }) => kind === zone.kind) === i,
);

/** The rules in words, what each kind of bet pays and how often, and the exact facts. */
export function RoulettePaytable({ help }: { help: GameHelp }) {
  return (
    <div className={styles.paytable}>
      <p>{t('table.label')}</p>
      <p>{t('roulette.rules')}</p>
      <p>{t('roulette.rules_zero')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('roulette.bet')}</th>
            <th scope="col">{t('roulette.pays')}</th>
            <th scope="col">{t('stage.chance')}</th>
            <th scope="col">{t('stage.return')}</th>
          </tr>
        </thead>
        <tbody>
          {KINDS.map((zone) => (
            <tr key={zone.id}>
              <td>
                {t(
                  zone.kind === 'first-four'
                    ? 'roulette.kind_first_four'
                    : `roulette.kind_${zone.kind}`,
                )}
              </td>
              <td>{paysOf(zone)}</td>
              <td>{percentText(chanceOf(ROULETTE_ODDS, zone.id), 2)}</td>
              <td>{percentText(returnOf(ROULETTE_ODDS, zone.id), 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <GameFacts help={help} />
    </div>
  );
}
