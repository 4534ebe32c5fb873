import { t } from '@palaro/client';
import { Money } from '@palaro/kernel';
import { pesos } from '../money-text.ts';
import { sound } from '../sound.ts';
import { Chip } from './Chip.tsx';
import styles from './chips.module.css';
import { useChips } from './ChipsHeld.tsx';

const CHIPS = ['1', '5', '10', '50', '100', '500', '1000', '5000', '10000'];
/** As many as a phone shows side by side. */
const SHOWN = 8;

/** The chips of a table whose least stake is `least`, the smallest first. */
export const chipsFrom = (least: string): readonly string[] =>
  CHIPS.map((chip) => `${chip}.0000`)
    .filter((chip) => Money.of(chip) >= Money.of(least))
    .slice(0, SHOWN);

/** Chooses the chip that the next tap on the table places. */
export function ChipRow({ chips, disabled }: { chips: readonly string[]; disabled: boolean }) {
  const { chip, pick } = useChips();
  return (
    <div className={styles.row} role="group" aria-label={t('stage.chips')}>
      {chips.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.chip}
          aria-pressed={one === chip}
          aria-label={t('stage.chip_of', { chip: pesos(one) })}
          disabled={disabled}
          onClick={() => {
            sound.tick();
            pick(one);
          }}
        >
          <Chip amount={one} />
        </button>
      ))}
    </div>
  );
}
