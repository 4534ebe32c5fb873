import { t } from '@palaro/client';
import { cx } from '@palaro/ui';
import { FieldFace } from '../../playing-cards/view/FieldFace.tsx';
import { Zone } from '../../table/view/Zone.tsx';
import type { ZoneId } from '../zones.ts';
import styles from './baccarat.module.css';
import { paysText, type FieldLook } from './words.ts';

const LOOKS: Readonly<Record<ZoneId, FieldLook>> = {
  'player-perfect': 'player',
  'player-pair': 'player',
  'banker-pair': 'banker',
  'banker-perfect': 'banker',
  player: 'player',
  tie: 'tie',
  banker: 'banker',
  small: 'plain',
  'lucky-six': 'gold',
  big: 'plain',
};

/** The fields of the felt: pairs above, the player left, the banker right, the tie between. */
export function BaccaratFelt() {
  return (
    <div className={styles.felt}>
      {(Object.keys(LOOKS) as ZoneId[]).map((id) => (
        <Zone key={id} id={id} className={cx(styles[LOOKS[id]], areaOf(id))}>
          <FieldFace
            name={t(`baccarat.field_${id}`)}
            pays={paysText(id)}
            large={id === 'player' || id === 'banker'}
          />
        </Zone>
      ))}
    </div>
  );
}

const areaOf = (id: ZoneId) => styles[`at-${id}`];
