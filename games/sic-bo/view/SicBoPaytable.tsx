import { t } from '@palaro/client';
import { GameFacts } from '../../stage/view/GameFacts.tsx';
import { percentText } from '../../stage/view/odds-text.ts';
import styles from '../../stage/view/one-step/one-step.module.css';
import type { GameHelp } from '../../stage/view/view-contract.ts';
import { chanceOf, returnOf } from '../../table/zone-odds.ts';
import { SIC_BO_ODDS } from '../sheet.ts';
import { SIC_BO_ZONES, type SicBoZone } from '../zones.ts';
import { paysOf } from './words.ts';

/** What makes two zones the same bet: their odds and what they pay. */
function sortOf(zone: SicBoZone): string {
  if (zone.kind === 'total') return `total ${Math.min(zone.total, 21 - zone.total)}`;
  return { big: 'small', even: 'odd' }[zone.kind as string] ?? zone.kind;
}

const SORTS = SIC_BO_ZONES.filter(
  (zone, i) => SIC_BO_ZONES.findIndex((one) => sortOf(one) === sortOf(zone)) === i,
);

function sortName(zone: SicBoZone): string {
  switch (zone.kind) {
    case 'total':
      return t('sic-bo.kind_total', { low: zone.total, high: 21 - zone.total });
    case 'any-triple':
      return t('sic-bo.any_triple');
    case 'small':
    case 'big':
      return t('sic-bo.kind_small');
    case 'odd':
    case 'even':
      return t('sic-bo.kind_odd');
    default:
      return t(`sic-bo.kind_${zone.kind}`);
  }
}

/** The rules in words, what each kind of field pays and how often, and the exact facts. */
export function SicBoPaytable({ help }: { help: GameHelp }) {
  return (
    <div className={styles.paytable}>
      <p>{t('table.label')}</p>
      <p>{t('sic-bo.rules')}</p>
      <p>{t('sic-bo.rules_triple')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('sic-bo.bet')}</th>
            <th scope="col">{t('sic-bo.pays')}</th>
            <th scope="col">{t('stage.chance')}</th>
            <th scope="col">{t('stage.return')}</th>
          </tr>
        </thead>
        <tbody>
          {SORTS.map((zone) => (
            <tr key={zone.id}>
              <td>{sortName(zone)}</td>
              <td>{paysOf(zone)}</td>
              <td>{percentText(chanceOf(SIC_BO_ODDS, zone.id), 2)}</td>
              <td>{percentText(returnOf(SIC_BO_ODDS, zone.id), 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <GameFacts help={help} />
    </div>
  );
}
