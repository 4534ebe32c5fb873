import { t } from '@palaro/client';
import { pesos, shortPesos } from './money-text.ts';
import styles from './panel.module.css';
import type { Stakes } from './stake-ladder.ts';
import { sound } from './sound.ts';

interface StakePickerProps {
  stakes: Stakes;
  stake: string;
  balance: string | null;
  disabled: boolean;
  onPick(stake: string): void;
}

/** The stake with half, double and max, and the chips of its ladder. */
export function StakePicker({ stakes, stake, balance, disabled, onPick }: StakePickerProps) {
  const pick = (next: string) => {
    sound.tick();
    onPick(next);
  };
  const step = (label: string, face: string, next: string) => (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      disabled={disabled || next === stake}
      onClick={() => pick(next)}
    >
      {face}
    </button>
  );
  return (
    <>
      <div className={styles.stake} role="group" aria-label={t('stage.stake')}>
        <span className={styles.stakeLabel}>{t('stage.stake')}</span>
        <output className={styles.stakeValue} translate="no">
          {pesos(stake)}
        </output>
        <div className={styles.steps}>
          {step(t('stage.half'), '½', stakes.half(stake))}
          {step(t('stage.double'), '2×', stakes.double(stake))}
          {step(t('stage.max'), t('stage.max_short'), stakes.greatest(balance))}
        </div>
      </div>
      <div
        className={styles.chips}
        role="group"
        aria-label={t('stage.stakes')}
        // The keyboard scrolls it even while no chip in it can be chosen.
        tabIndex={disabled ? 0 : undefined}
      >
        {stakes.chips.map((chip) => (
          <button
            key={chip}
            type="button"
            className={styles.chip}
            aria-pressed={chip === stake}
            aria-label={t('stage.stake_of', { stake: pesos(chip) })}
            disabled={disabled}
            onClick={() => pick(chip)}
          >
            <span className={styles.chipFace}>{shortPesos(chip)}</span>
          </button>
        ))}
      </div>
    </>
  );
}
