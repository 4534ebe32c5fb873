import { t } from '@palaro/client';
import { Money } from '@palaro/kernel';
import { useState } from 'react';
import { atRestIn, type RoundState } from './round-state.ts';
import { ShortSheet } from './ShortSheet.tsx';
import type { Stakes } from './stake-ladder.ts';
import type { GameViewProps } from './view-contract.ts';

interface Stake {
  stakes: Stakes;
  stake: string;
  /** Null where the stake is the sum of what was placed, so that no other can be offered. */
  setStake: ((stake: string) => void) | null;
}

/**
 * Whether the balance does not cover the stake, so that the play button says so instead of sending
 * a bet. `label` is the button's text then, else null; an unknown balance is left to the server.
 */
export function useShort(
  { balance, waysAfter, onShort }: GameViewProps,
  state: RoundState,
  { stakes, stake, setStake }: Stake,
) {
  const [open, setOpen] = useState(false);
  // While results are hidden, the balance may know them already.
  const resting = atRestIn(state) && state.autoplay === null;
  const short = resting && balance !== null && Money.of(balance) < Money.of(stake);
  const least = short ? stakes.greatest(balance) : stake;
  const covers = balance !== null && Money.of(least) <= Money.of(balance);
  return {
    label: short ? t(Money.of(balance) === Money.zero ? 'stage.no_balance' : 'stage.short') : null,
    /** Shows the other ways to play, and has the balance read again in case money came since. */
    offer() {
      setOpen(true);
      onShort();
    },
    sheet: (
      <ShortSheet
        open={open && short}
        stake={stake}
        balance={balance ?? '0.0000'}
        covered={covers && setStake ? least : null}
        ways={short ? waysAfter('play.insufficient_funds', stake) : []}
        onPick={(next) => setStake?.(next)}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
