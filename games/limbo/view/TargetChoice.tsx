import { t } from '@palaro/client';
import type { ChoicesProps } from '../../stage/view/one-step/one-step-game.ts';
import { hundredthsText } from '../../stage/view/odds-text.ts';
import controls from '../../stage/view/panel.module.css';
import { TargetField } from '../../stage/view/TargetField.tsx';
import { TARGET_HUNDREDTHS, type LimboParams } from '../card.ts';
import { hundredthsOf, multiplierText } from '../odds.ts';

const CHIPS = [110, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 100_000];

/** The target as a number that can be typed, halved and doubled, and the usual ones as chips. */
export function TargetChoice({ choice, disabled, onChange }: ChoicesProps<LimboParams>) {
  const target = hundredthsOf(choice.target);
  const pick = (hundredths: number) => onChange({ target: multiplierText(hundredths) });
  return (
    <>
      <TargetField
        id="limbo-target"
        label={t('limbo.target')}
        lower={t('limbo.lower')}
        higher={t('limbo.higher')}
        bounds={TARGET_HUNDREDTHS}
        target={target}
        disabled={disabled}
        onPick={pick}
      />
      <div className={controls.chips} role="group" aria-label={t('limbo.targets')}>
        {CHIPS.map((chip) => (
          <button
            key={chip}
            type="button"
            className={controls.chip}
            aria-pressed={chip === target}
            aria-label={t('limbo.target_is', { target: hundredthsText(chip) })}
            disabled={disabled}
            onClick={() => pick(chip)}
          >
            <span className={controls.chipFace}>{chipText(chip)}</span>
          </button>
        ))}
      </div>
    </>
  );
}

/** `1.5×`, `100×` */
const chipText = (hundredths: number) => `${hundredths / 100}×`;
