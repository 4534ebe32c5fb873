import { t } from '@palaro/client';
import { Icon } from '@palaro/ui';
import { Plus, X } from 'lucide';
import controls from '../../stage/view/panel.module.css';
import { StakePicker } from '../../stage/view/StakePicker.tsx';
import { TargetField } from '../../stage/view/TargetField.tsx';
import { AUTO_HUNDREDTHS } from '../card.ts';
import styles from './panel.module.css';
import { Places } from './Places.tsx';
import type { useCrash } from './use-crash.ts';

/** The target that is set first, in hundredths. */
const FIRST_TARGET = 200;

interface BetPanelProps {
  crash: ReturnType<typeof useCrash>;
  balance: string | null;
  onAuto(): void;
}

/** Which bet is shown, its stake and its target. */
export function BetPanel({ crash, balance, onAuto }: BetPanelProps) {
  const { stakes, slot, at, locked, change } = crash;
  const set = slot.auto !== null;
  return (
    <div className={styles.panel}>
      <Places crash={crash} onAuto={onAuto} />
      <div className={styles.fields}>
        <StakePicker
          stakes={stakes}
          balance={balance}
          stake={slot.stake}
          disabled={locked}
          onPick={(stake) => change(at, { stake })}
        />
      </div>
      <TargetField
        id="crash-target"
        label={t('crash.auto')}
        none={t('crash.auto_off')}
        lower={t('crash.lower')}
        higher={t('crash.higher')}
        target={slot.auto}
        bounds={AUTO_HUNDREDTHS}
        disabled={locked}
        onPick={(auto) => change(at, { auto })}
      >
        <button
          type="button"
          className={controls.step}
          aria-label={t(set ? 'crash.auto_unset' : 'crash.auto_set')}
          disabled={locked}
          onClick={() => change(at, { auto: set ? null : FIRST_TARGET })}
        >
          <Icon of={set ? X : Plus} size={18} className={styles.sign} />
        </button>
      </TargetField>
    </div>
  );
}
