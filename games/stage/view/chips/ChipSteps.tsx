import { t } from '@palaro/client';
import { Icon } from '@palaro/ui';
import { RotateCcw, Trash2, Undo2, type IconNode } from 'lucide';
import type { Zones } from './placing.ts';
import type { Placing } from './use-placing.ts';

type Step = 'undo' | 'clear' | 'rebet' | 'double';

interface ChipStepsProps {
  /** Which of them, in order; all where it is left out. */
  steps?: readonly Step[];
  placing: Placing;
  /** The chips of the player's last round; null before it. */
  played: Zones | null;
  disabled: boolean;
  className: string | undefined;
}

const ALL: readonly Step[] = ['undo', 'clear', 'rebet', 'double'];
const ICONS: Record<Exclude<Step, 'double'>, IconNode> = {
  undo: Undo2,
  clear: Trash2,
  rebet: RotateCcw,
};

/** Undo, clear, rebet and double. */
export function ChipSteps(props: ChipStepsProps) {
  const { steps = ALL, placing, played, disabled, className } = props;
  const { can, again } = placing;
  const able = { ...can, rebet: can.again(played) };
  const go = { ...placing, rebet: () => again(played ?? {}) };
  return steps.map((step) => {
    const label = t(step === 'double' ? 'stage.double_all' : `stage.${step}`);
    return (
      <button
        key={step}
        type="button"
        className={className}
        aria-label={label}
        title={label}
        disabled={disabled || !able[step]}
        onClick={go[step]}
      >
        {step === 'double' ? '2×' : <Icon of={ICONS[step]} aria-hidden size={20} />}
      </button>
    );
  });
}
