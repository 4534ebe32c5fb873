import { t } from '@palaro/client';
import { Segmented } from '@palaro/ui';
import type { ChoicesProps } from '../../stage/view/one-step/one-step-game.ts';
import type { WheelParams, WheelRisk } from '../card.ts';
import { riskChoices, sizeChoices } from './words.ts';
import styles from './wheel.module.css';

/** Which of the fifteen wheels: its risk, and how many segments it has. */
export function WheelChoice({ choice, disabled, onChange }: ChoicesProps<WheelParams>) {
  return (
    <div className={styles.choice}>
      <Segmented<WheelRisk>
        label={t('wheel.risk')}
        options={riskChoices()}
        value={choice.risk}
        onChange={(risk) => disabled || onChange({ ...choice, risk })}
      />
      <div className={styles.sizes}>
        <span aria-hidden>{t('wheel.segments')}</span>
        <Segmented
          label={t('wheel.segments')}
          options={sizeChoices()}
          value={String(choice.segments)}
          onChange={(size) => disabled || onChange({ ...choice, segments: Number(size) })}
        />
      </div>
    </div>
  );
}
