import { isFailure, t } from '@palaro/client';
import { useRef, useState } from 'react';
import { firstStake, type Stakes } from '../../stage/view/stake-ladder.ts';
import { pesos } from '../../stage/view/money-text.ts';
import type { SharedBet, SharedRound, SharedViewProps } from '../../stage/view/view-contract.ts';
import { buzz, sound } from '../../stage/view/sound.ts';
import { newest, seated } from './own-bets.ts';
import { useRefusal, type Refusal } from './use-refusal.ts';
import { useWaiting } from './use-waiting.ts';

/** A place for a bet: what is chosen for it, and what is under way. */
export interface Slot {
  stake: string;
  /** The target, in hundredths; null without one. */
  auto: number | null;
  /** The bet is placed as soon as bets are taken. */
  waits: boolean;
  sending: boolean;
  /** The last bets that were placed here, newest first. */
  betIds: readonly string[];
  bet: SharedBet | null;
}

type Kept = Omit<Slot, 'bet'>;

/** A round takes one or two bets of a player (docs/domain/games.md §4.1). */
const PLACES = [0, 1];
/** Answers that are kept until the frame tells the same. */
const KEPT = 6;
/** The bets of this round and of the one before, and some that were taken back. */
const KEPT_IDS = 6;

/** The player's bets of the present round in their places, and the calls that change them. */
export function useSlots(props: SharedViewProps, stakes: Stakes) {
  const { round, live } = props;
  const [kept, setKept] = useState<Kept[]>(() => PLACES.map(() => emptySlot(stakes)));
  const [answers, setAnswers] = useState<readonly SharedBet[]>([]);
  const { refusal, refuse } = useRefusal(round.roundNo);
  const busy = useRef(new Set<number>());
  const known = newest(props.bets, answers);
  /** The bets of a round by their places. */
  const seatsIn = (which: Pick<SharedRound, 'roundNo' | 'phase'>) =>
    seated(kept, known.filter(ofRound(which)));
  const seats = seatsIn(round);
  const slots: Slot[] = kept.map((slot, i) => ({ ...slot, bet: seats[i] ?? null }));

  const change = (i: number, next: Partial<Kept>) =>
    setKept((now) => now.map((slot, place) => (place === i ? { ...slot, ...next } : slot)));

  /** Keeps what the site told of a bet besides the answers to these calls. */
  const hear = (bet: SharedBet) => setAnswers((now) => [bet, ...now].slice(0, KEPT));

  async function call(i: number, run: () => Promise<SharedBet | null>): Promise<SharedBet | null> {
    if (busy.current.has(i)) return null;
    busy.current.add(i);
    change(i, { sending: true, waits: false });
    refuse(null);
    try {
      const bet = await run();
      if (!bet) {
        const stake = pesos(slots[i]?.stake ?? '0.0000');
        refuse({ code: null, text: t('stage.not_taken', { stake }) });
        return null;
      }
      hear(bet);
      setKept((now) => now.map((slot, at) => (at === i ? withBet(slot, bet.betId) : slot)));
      buzz.confirm();
      return bet;
    } catch (error) {
      refuse(refusalOf(error));
      return null;
    } finally {
      busy.current.delete(i);
      change(i, { sending: false });
    }
  }
  const place = (i: number) => {
    const slot = slots[i];
    if (!slot) return Promise.resolve(null);
    return call(i, () => props.place({ stake: slot.stake, auto: slot.auto }));
  };
  const takeBack = (i: number, bet: SharedBet) =>
    call(i, async () => {
      await props.takeBack(bet);
      return { ...bet, state: 'VOID' };
    });
  const cashOut = (i: number, bet: SharedBet) => {
    sound.tick();
    return call(i, () => props.cashOut(bet));
  };

  useWaiting(slots, {
    due: round.phase === 'OPEN' && live,
    live,
    place: (i) => void place(i),
    callOff() {
      setKept((now) => now.map((slot) => ({ ...slot, waits: false })));
      refuse({ code: null, text: t('crash.waits_lost') });
    },
  });
  return { slots, known, seatsIn, refusal, change, place, takeBack, cashOut, hear };
}

const emptySlot = (stakes: Stakes): Kept => ({
  stake: firstStake(stakes),
  auto: null,
  waits: false,
  sending: false,
  betIds: [],
});

const withBet = (slot: Kept, betId: string): Kept => ({
  ...slot,
  betIds: [...new Set([betId, ...slot.betIds])].slice(0, KEPT_IDS),
});

/** Bets that stand in the round; in a void round also those that it gave back. */
const ofRound =
  ({ roundNo, phase }: Pick<SharedRound, 'roundNo' | 'phase'>) =>
  (bet: SharedBet) =>
    bet.roundNo === roundNo && (bet.state !== 'VOID' || phase === 'VOID');

function refusalOf(error: unknown): Refusal {
  if (!isFailure(error) || error.temporary) return { code: null, text: t('crash.unheard') };
  return { code: error.code, text: t('stage.refused', { message: error.message }) };
}
