import { t } from '@palaro/client';
import { cx, Icon } from '@palaro/ui';
import { RotateCcw, Trash2, Undo2, type IconNode } from 'lucide';
import { useEffect, useState } from 'react';
import { pesos, shortPesos } from '../../stage/view/money-text.ts';
import type { ChoicesProps } from '../../stage/view/one-step/one-step-game.ts';
import controls from '../../stage/view/panel.module.css';
import { sound } from '../../stage/view/sound.ts';
import type { ColorGameParams } from '../card.ts';
import { useChips } from './chips.tsx';
import { doubled, sameZones, totalOf } from './placing.ts';
import styles from './table.module.css';

const CHIPS = ['1', '5', '10', '50', '100', '500', '1000', '5000'].map((chip) => `${chip}.0000`);
const NONE: ColorGameParams['zones'] = {};

/** The total with undo, clear, rebet and double, and the chips to place. */
export function ChipsPanel({ choice, disabled, onChange }: ChoicesProps<ColorGameParams>) {
  const { zones } = choice;
  const { most, chip, pick, past, keep, dropLast } = useChips();
  const played = useLastPlayed(zones, disabled);
  const put = (next: ColorGameParams['zones']) => {
    keep(zones);
    onChange({ zones: next });
  };
  function undo() {
    const before = past[past.length - 1];
    dropLast();
    if (before) onChange({ zones: before });
  }
  const twice = doubled(zones, most);
  const step = (label: string, face: IconNode | string, off: boolean, go: () => void) => (
    <button
      type="button"
      className={controls.step}
      aria-label={label}
      title={label}
      disabled={disabled || off}
      onClick={() => {
        sound.tick();
        go();
      }}
    >
      {typeof face === 'string' ? face : <Icon of={face} aria-hidden size={20} />}
    </button>
  );
  const empty = sameZones(zones, NONE);
  return (
    <>
      <div
        className={cx(controls.stake, styles.total)}
        role="group"
        aria-label={t('color-game.total')}
      >
        <span className={controls.stakeLabel}>{t('color-game.total')}</span>
        <output className={controls.stakeValue}>{pesos(totalOf(zones))}</output>
        <div className={controls.steps}>
          {step(t('color-game.undo'), Undo2, past.length === 0, undo)}
          {step(t('color-game.clear'), Trash2, empty, () => put(NONE))}
          {step(t('color-game.rebet'), RotateCcw, !played || sameZones(played, zones), () =>
            put(played ?? zones),
          )}
          {step(t('color-game.double'), '2×', empty || twice === zones, () => put(twice))}
        </div>
      </div>
      <div className={controls.chips} role="group" aria-label={t('color-game.chips')}>
        {CHIPS.map((one) => (
          <button
            key={one}
            type="button"
            className={controls.chip}
            aria-pressed={one === chip}
            aria-label={t('color-game.chip_of', { chip: pesos(one) })}
            disabled={disabled}
            onClick={() => {
              sound.tick();
              pick(one);
            }}
          >
            <span className={controls.chipFace}>{shortPesos(one)}</span>
          </button>
        ))}
      </div>
    </>
  );
}

/** The table of the last round; nothing can be changed while one is under way. */
function useLastPlayed(zones: ColorGameParams['zones'], playing: boolean) {
  const [played, setPlayed] = useState<ColorGameParams['zones'] | null>(null);
  useEffect(() => {
    if (playing) setPlayed(zones);
  }, [playing, zones]);
  return played;
}
