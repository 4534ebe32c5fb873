import { t } from '@palaro/client';
import { cx } from '@palaro/ui';
import { FieldFace } from '../../playing-cards/view/FieldFace.tsx';
import { Zone } from '../../table/view/Zone.tsx';
import styles from './dragon-tiger.module.css';
import { Emblem } from './Emblem.tsx';
import { paysText } from './words.ts';

const SIDES = ['dragon', 'tiger'] as const;
const FACTS = ['big', 'small', 'red', 'black'] as const;
/** The ranks or suits of each fact, so that a colour does not stand alone. */
const MEANS = { big: '8–K', small: 'A–6', red: '♥ ♦', black: '♠ ♣' };

/** The fields of the felt: the dragon left, the tiger right, the ties between, facts below. */
export function DragonTigerFelt() {
  return (
    <div className={styles.felt}>
      {SIDES.map((side) => (
        <div key={side} className={styles.half}>
          <Zone id={side} className={cx(styles.main, styles[side])}>
            <svg viewBox="-4 -2 108 104" className={styles.head} aria-hidden>
              <Emblem of={side} />
            </svg>
            <span className={styles.face}>
              <FieldFace name={t(`dragon-tiger.${side}`)} pays={paysText(side)} large />
            </span>
          </Zone>
          {FACTS.map((fact) => (
            <Zone key={fact} id={`${side}-${fact}`} className={cx(styles.fact, styles[side])}>
              <FieldFace
                name={t(`dragon-tiger.${fact}`)}
                means={MEANS[fact]}
                pays={paysText(`${side}-${fact}`)}
              />
            </Zone>
          ))}
        </div>
      ))}
      <div className={styles.ties}>
        {(['tie', 'suited-tie'] as const).map((id) => (
          <Zone key={id} id={id} className={styles.green}>
            <FieldFace name={t(`dragon-tiger.${id}`)} pays={paysText(id)} />
          </Zone>
        ))}
      </div>
    </div>
  );
}
