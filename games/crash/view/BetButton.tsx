import { t } from '@palaro/client';
import { useEffect, useState } from 'react';
import { pesos } from '../../stage/view/money-text.ts';
import { hundredthsText, paidAt } from '../../stage/view/odds-text.ts';
import type { SharedViewProps } from '../../stage/view/view-contract.ts';
import { faceOf, type Face } from './face.ts';
import styles from './panel.module.css';
import type { Press } from './use-crash.ts';
import type { Slot } from './use-slots.ts';
import { crashOf, useRising } from './use-rising.ts';

const PRESSES: Partial<Record<Face['kind'], Press>> = {
  bet: 'place',
  next: 'wait',
  waits: 'call-off',
  back: 'take-back',
  cash: 'cash-out',
};
/** The second tap of a double tap was not meant for what the first one led to. */
const STEADY_MS = 350;

interface BetButtonProps extends Pick<SharedViewProps, 'round' | 'siteNow' | 'live'> {
  slot: Slot;
  /** Said instead while the balance does not cover the stake; else null. */
  short: string | null;
  onPress(press: Press): void;
  onShort(): void;
}

/** The button of one bet: it bets, takes back, cashes out, and says what became of the bet. */
export function BetButton({ slot, round, siteNow, live, short, onPress, onShort }: BetButtonProps) {
  const at = useRising({ round, siteNow });
  const face = faceOf({ phase: round.phase, live, at, crash: crashOf(round), ...slot });
  const { kind } = face;
  const steady = useSteady(kind);
  const press = PRESSES[kind];
  const isShort = short !== null && (press === 'place' || press === 'wait');
  const [word, amount] = isShort ? [short, pesos(slot.stake)] : wordsOf(face, slot);
  return (
    <button
      type="button"
      className={styles.button}
      data-kind={isShort ? 'short' : kind}
      data-steady={steady || undefined}
      // Not `disabled`, which would take the focus away between two presses.
      aria-disabled={press === undefined || undefined}
      onClick={() => {
        if (!press || (!steady && press !== 'cash-out')) return;
        if (isShort) onShort();
        else onPress(press);
      }}
    >
      <span>{word}</span> <b>{amount}</b>
    </button>
  );
}

/** Whether the button has meant the same for a moment. */
function useSteady(kind: Face['kind']): boolean {
  const [steady, setSteady] = useState<Face['kind'] | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSteady(kind), STEADY_MS);
    return () => clearTimeout(timer);
  }, [kind]);
  return steady === kind;
}

function wordsOf(face: Face, { stake, bet }: Slot): [string, string] {
  const staked = pesos(bet?.stake ?? stake);
  switch (face.kind) {
    case 'bet':
      return [t('crash.bet'), staked];
    case 'next':
      return [t('crash.bet_next'), staked];
    case 'waits':
      return [t('crash.waits'), t('crash.call_off', { stake: staked })];
    case 'back':
      return [t('crash.take_back'), staked];
    case 'cash':
      return [t('stage.cash_out'), pesos(paidAt(bet?.stake ?? stake, face.at))];
    case 'cashed':
      return [t('crash.cashed', { at: hundredthsText(face.at) }), pesos(face.payout)];
    default:
      return [t(`crash.${face.kind}`), staked];
  }
}
