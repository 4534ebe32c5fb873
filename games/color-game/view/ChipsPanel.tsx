import { t } from '@palaro/client';
import { cx } from '@palaro/ui';
import { useEffect, useState } from 'react';
import { ChipRow, chipsFrom } from '../../stage/view/chips/ChipRow.tsx';
import { ChipSteps } from '../../stage/view/chips/ChipSteps.tsx';
import { totalOf, type Zones } from '../../stage/view/chips/placing.ts';
import { usePlacing } from '../../stage/view/chips/use-placing.ts';
import { pesos } from '../../stage/view/money-text.ts';
import type { ChoicesProps } from '../../stage/view/one-step/one-step-game.ts';
import controls from '../../stage/view/panel.module.css';
import { colorGameCard, type ColorGameParams } from '../card.ts';
import styles from './table.module.css';

const CHIPS = chipsFrom(colorGameCard.stake.min);

/** The total with undo, clear, rebet and double, and the chips to place. */
export function ChipsPanel({ choice, disabled, onChange }: ChoicesProps<ColorGameParams>) {
  const { zones } = choice;
  const placing = usePlacing(zones, (next) => onChange({ zones: next }));
  const played = useLastPlayed(zones, disabled);
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
          <ChipSteps
            placing={placing}
            played={played}
            disabled={disabled}
            className={controls.step}
          />
        </div>
      </div>
      <ChipRow chips={CHIPS} disabled={disabled} />
    </>
  );
}

/** The table of the last round; nothing can be changed while one is under way. */
function useLastPlayed(zones: Zones, playing: boolean) {
  const [played, setPlayed] = useState<Zones | null>(null);
  useEffect(() => {
    if (playing) setPlayed(zones);
  }, [playing, zones]);
  return played;
}
