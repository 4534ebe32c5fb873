import { t } from '@palaro/client';
import { Money } from '@palaro/kernel';
import { useState } from 'react';
import { useKeys } from '../../stage/view/use-keys.ts';
import { useRangeStakes } from '../../stage/view/use-stake.ts';
import type { SharedViewProps } from '../../stage/view/view-contract.ts';
import { crashCard } from '../card.ts';
import { faceOf, paidAs } from './face.ts';
import { useAutobet } from './use-autobet.ts';
import { useCashSounds } from './use-cash-sounds.ts';
import { useReached } from './use-reached.ts';
import { crashOf, multiplierNow } from './use-rising.ts';
import { useSlots, type Slot } from './use-slots.ts';

/** What a press of a bet's button means. */
export type Press = 'place' | 'wait' | 'call-off' | 'take-back' | 'cash-out';

/** What the screen knows: the bets in their places, the place that is shown, autoplay, the keys. */
export function useCrash(props: SharedViewProps) {
  const { help, round, balance, live } = props;
  const stakes = useRangeStakes(help, crashCard.stake.step);
  const bets = useSlots(props, stakes);
  const autobet = useAutobet({ ...bets, round, live });
  const places = usePlaces(bets.slots);
  const { at, shown } = places;
  const [shortAt, setShortAt] = useState<number | null>(null);
  const slot = bets.slots[at] as Slot;
  useCashSounds(bets.known);
  useReached(props, bets);

  const press = (i: number, what: Press) => {
    const own = bets.slots[i]?.bet;
    if (what === 'place') void bets.place(i);
    if (what === 'wait' || what === 'call-off') bets.change(i, { waits: what === 'wait' });
    if (what === 'take-back' && own) void bets.takeBack(i, own);
    if (what === 'cash-out' && own) void bets.cashOut(i, own);
  };
  /** What the button says where the balance does not cover the stake, else null. */
  const shortOf = ({ stake }: Slot) =>
    balance !== null && Money.of(balance) < Money.of(stake)
      ? t(Money.of(balance) === Money.zero ? 'stage.no_balance' : 'stage.short')
      : null;
  const offerShort = (i: number) => {
    setShortAt(i);
    props.onShort();
  };
  const kindOf = (one: Slot) => {
    const now = { phase: round.phase, live, at: multiplierNow(props), crash: crashOf(round) };
    return faceOf({ ...now, ...one }).kind;
  };
  useKeys({
    onMenu: props.onMenu,
    // The space bar only cashes out: it must not bet anew when the wave broke just before.
    onOther(key) {
      if (key !== ' ' || round.phase === 'OPEN') return false;
      const i = shown.findIndex((one) => kindOf(one) === 'cash');
      if (i >= 0) press(i, 'cash-out');
      return shown.some(({ bet }) => bet !== null);
    },
    onPlay(key) {
      const kind = kindOf(slot);
      if (key !== 'Enter' || (kind !== 'bet' && kind !== 'next')) return;
      if (shortOf(slot) !== null) offerShort(at);
      else press(at, kind === 'bet' ? 'place' : 'wait');
    },
  });
  const open = slot.bet !== null && slot.bet.state === 'OPEN' && paidAs(slot.bet) === null;
  return {
    stakes,
    autobet,
    slot,
    press,
    shortOf,
    offerShort,
    ...bets,
    ...places,
    /** Nothing of the shown bet may change while it is under way. */
    locked: open || slot.waits || slot.sending || autobet.place === at,
    /** The place whose stake the balance does not cover and whose button was pressed. */
    shortAt: shortAt !== null && shortOf(bets.slots[shortAt] as Slot) !== null ? shortAt : null,
    closeShort: () => setShortAt(null),
  };
}

/** The second place is shown when the player asks for it, or has a bet there. */
function usePlaces(slots: readonly Slot[]) {
  const [at, setAt] = useState(0);
  const [wanted, setWanted] = useState(false);
  const second = wanted || Boolean(slots[1]?.bet);
  return {
    second,
    shown: second ? slots : slots.slice(0, 1),
    /** The place whose stake and target are shown. */
    at: second ? at : 0,
    setAt,
    setSecond(show: boolean) {
      setWanted(show);
      setAt(show ? 1 : 0);
    },
  };
}
