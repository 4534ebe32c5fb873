import { t } from '@palaro/client';
import { ZonesPaytable } from '../../playing-cards/view/ZonesPaytable.tsx';
import { GameFacts } from '../../stage/view/GameFacts.tsx';
import styles from '../../stage/view/one-step/one-step.module.css';
import type { GameHelp } from '../../stage/view/view-contract.ts';
import { chanceOf, returnOf } from '../sheet.ts';
import { ZONES, type ZoneId } from '../zones.ts';
import { paysText, zoneName } from './words.ts';

/** What each field pays and how often, how the cards are dealt, and the exact facts. */
export const DragonTigerPaytable = ({ help }: { help: GameHelp }) => (
  <div className={styles.paytable}>
    <p>{t('dragon-tiger.rules')}</p>
    <ZonesPaytable
      heads={{ field: t('dragon-tiger.field'), pays: t('dragon-tiger.pays') }}
      rows={ZONES.map(({ id, limit }) => ({
        limit,
        name: zoneName(id),
        pays: paysText(id),
        chance: chanceOf(id as ZoneId),
        back: returnOf(id as ZoneId),
      }))}
    />
    <p>{t('dragon-tiger.rules_tie')}</p>
    <p>{t('dragon-tiger.rules_cards')}</p>
    <p>{t('dragon-tiger.rules_shoe')}</p>
    <GameFacts help={help} />
  </div>
);
