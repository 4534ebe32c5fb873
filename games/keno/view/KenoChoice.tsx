import { t } from '@palaro/client';
import { randomInt } from '@palaro/kernel';
import { cx, Icon, Segmented } from '@palaro/ui';
import { Eraser, Shuffle, type IconNode } from 'lucide';
import type { ChoicesProps } from '../../stage/view/one-step/one-step-game.ts';
import controls from '../../stage/view/panel.module.css';
import type { KenoParams } from '../card.ts';
import { PICKS, type KenoRisk } from '../tables.ts';
import styles from './keno.module.css';
import { CARD, riskChoices } from './words.ts';

/** The risk, other numbers at random, and an empty card. */
export function KenoChoice({ choice, disabled, onChange }: ChoicesProps<KenoParams>) {
  const count = choice.picks.length || PICKS.max;
  return (
    <div className={styles.choice}>
      <Segmented<KenoRisk>
        label={t('keno.risk')}
        options={riskChoices()}
        value={choice.risk}
        onChange={(risk) => disabled || onChange({ ...choice, risk })}
      />
      <Tool
        disabled={disabled}
        icon={Shuffle}
        word={t('keno.random')}
        label={t('keno.random_of', { count })}
        onPress={() => onChange({ ...choice, picks: pickAny(count) })}
      />
      <Tool
        icon={Eraser}
        word={t('keno.clear')}
        label={t('keno.clear')}
        disabled={disabled || choice.picks.length === 0}
        onPress={() => onChange({ ...choice, picks: [] })}
      />
    </div>
  );
}

interface ToolProps {
  icon: IconNode;
  word: string;
  label: string;
  disabled: boolean;
  onPress(): void;
}

function Tool({ icon, word, label, disabled, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={cx(controls.step, styles.tool)}
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon of={icon} aria-hidden size={16} />
      <span className={styles.word}>{word}</span>
    </button>
  );
}

/** As many different numbers as are wanted. They are a member's choice and decide no outcome. */
function pickAny(count: number): number[] {
  const rest = [...CARD];
  return Array.from({ length: count }, () => rest.splice(randomInt(rest.length), 1)[0] ?? 0);
}
