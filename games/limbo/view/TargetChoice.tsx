import { t } from '@palaro/client';
import { cx } from '@palaro/ui';
import { useState } from 'react';
import type { ChoicesProps } from '../../stage/view/one-step/one-step-game.ts';
import controls from '../../stage/view/panel.module.css';
import { TARGET_HUNDREDTHS, type LimboParams } from '../card.ts';
import { hundredthsOf, multiplierText } from '../odds.ts';
import styles from './target.module.css';
import { readTarget } from './words.ts';
import { hundredthsText } from '../../stage/view/odds-text.ts';

const CHIPS = [110, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 100_000];
/** Keeps a target within what the game offers. */
const within = (hundredths: number) =>
  Math.min(TARGET_HUNDREDTHS.max, Math.max(TARGET_HUNDREDTHS.min, hundredths));

/** The target as a number that can be typed, halved and doubled, and the usual ones as chips. */
export function TargetChoice({ choice, disabled, onChange }: ChoicesProps<LimboParams>) {
  const target = hundredthsOf(choice.target);
  const [typed, setTyped] = useState<string | null>(null);
  const pick = (hundredths: number) => onChange({ target: multiplierText(within(hundredths)) });
  const take = () => {
    const next = typed === null ? null : readTarget(typed);
    if (next !== null) pick(next);
    setTyped(null);
  };
  const step = (label: string, face: string, next: number) => (
    <button
      type="button"
      className={controls.step}
      aria-label={label}
      disabled={disabled || within(next) === target}
      onClick={() => pick(next)}
    >
      {face}
    </button>
  );
  return (
    <>
      <div className={controls.stake} role="group" aria-label={t('limbo.target')}>
        <label className={controls.stakeLabel} htmlFor="limbo-target">
          {t('limbo.target')}
        </label>
        <input
          id="limbo-target"
          className={cx(controls.stakeValue, styles.target)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          disabled={disabled}
          value={typed ?? hundredthsText(target)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={take}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
        <div className={controls.steps}>
          {step(t('limbo.lower'), '½', Math.floor(target / 2))}
          {step(t('limbo.higher'), '2×', target * 2)}
        </div>
      </div>
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
