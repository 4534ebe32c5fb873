import { t } from '@palaro/client';
import { ZonesPaytable } from '../../playing-cards/view/ZonesPaytable.tsx';
import { GameFacts } from '../../stage/view/GameFacts.tsx';
import styles from '../../stage/view/one-step/one-step.module.css';
import type { GameHelp } from '../../stage/view/view-contract.ts';
import { bankerDraws } from '../deal.ts';
import { chanceOf, returnOf } from '../sheet.ts';
import { ZONES, type ZoneId } from '../zones.ts';
import { paysText, zoneName } from './words.ts';

const THIRD = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** What each field pays and how often, how the cards are dealt, and the exact facts. */
export function BaccaratPaytable({ help }: { help: GameHelp }) {
  return (
    <div className={styles.paytable}>
      <p>{t('baccarat.rules')}</p>
      <ZonesPaytable
        heads={{ field: t('baccarat.field'), pays: t('baccarat.pays') }}
        rows={ZONES.map(({ id, limit }) => ({
          limit,
          name: zoneName(id),
          pays: paysText(id),
          chance: chanceOf(id as ZoneId),
          back: returnOf(id as ZoneId),
        }))}
      />
      <p>{t('baccarat.rules_tie')}</p>
      <p>{t('baccarat.rules_player')}</p>
      <p>{t('baccarat.rules_banker')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('baccarat.banker_has')}</th>
            <th scope="col">{t('baccarat.draws_on')}</th>
          </tr>
        </thead>
        <tbody>
          {[0, 1, 2, 3, 4, 5, 6, 7].map((points) => (
            <tr key={points}>
              <td>{points}</td>
              <td>{drawsText(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('baccarat.rules_shoe')}</p>
      <GameFacts help={help} />
    </div>
  );
}

function drawsText(points: number): string {
  const draws = THIRD.filter((third) => bankerDraws(points, third));
  if (draws.length === THIRD.length) return t('baccarat.any');
  if (draws.length === 0) return t('baccarat.stands');
  const not = THIRD.filter((third) => !draws.includes(third));
  if (not.length === 1) return t('baccarat.not_on', { cards: not.join(', ') });
  return `${draws[0]}–${draws[draws.length - 1]}`;
}
