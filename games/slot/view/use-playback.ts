import { Money } from '@palaro/kernel';
import { useEffect, useRef, useState } from 'react';
import { multipleOf, pesos, winKind } from '../../stage/view/money-text.ts';
import type { RoundClient } from '../../stage/view/round-client.ts';
import type { Round, RoundState } from '../../stage/view/round-state.ts';
import { buzz, sound } from '../../stage/view/sound.ts';
import type { SlotOutcome } from '../slot-card.ts';
import type { SlotLook } from './look.ts';
import type { Play } from './scene/parts.ts';
import type { StageState } from './use-stage.ts';

interface Playback {
  /** The amount that the running round has shown, a decimal string; `null` before its first win. */
  shownSoFar: string | null;
  /** True while free spins or a hold are shown. */
  feature: boolean;
}

const quiet: Playback = { shownSoFar: null, feature: false };

interface Player {
  rounds: RoundClient;
  stage: StageState;
  turbo: boolean;
}

/** Plays each answered round on the stage and tells the client when all of it has been seen. */
export function usePlayback<O extends SlotOutcome>(
  look: SlotLook<O>,
  { phase, autoplay }: RoundState,
  { rounds, stage, turbo }: Player,
): Playback {
  const [playback, setPlayback] = useState(quiet);
  const how = useRef({ turbo, brief: turbo });
  const ref = phase.at === 'idle' ? null : phase.bet.roundRef;
  const round = phase.at === 'revealing' ? (phase.round as Round<O>) : null;
  useEffect(() => {
    how.current = { turbo, brief: turbo || autoplay !== null };
  });

  useEffect(() => {
    if (stage.at !== 'ready') return;
    if (ref === null) return stage.stage.cancel();
    setPlayback(quiet);
    sound.tick();
    stage.stage.turn(how.current.turbo);
  }, [ref, stage]);

  useEffect(() => {
    if (!round || stage.at === 'opening') return;
    // Without a picture the result is told in words, and the round is over at once.
    if (stage.at !== 'ready') return rounds.shown();
    const play = { ...how.current, ...tellers(round, look.config.costCoins, setPlayback) };
    void stage.stage.play(look.scenes(round.outcome), play).then(() => rounds.shown());
  }, [look, round, rounds, stage]);
  return playback;
}

type Tell = (change: (before: Playback) => Playback) => void;

/** The callbacks while a round is shown: amounts, sounds, the change of the background. */
function tellers(
  { stake, payout }: Round,
  costCoins: number,
  tell: Tell,
): Omit<Play, 'turbo' | 'brief'> {
  const coin = Money.of(stake) / BigInt(costCoins);
  const amountOf = (coins: number) => Money.text(coin * BigInt(coins));
  let before = Money.zero;
  return {
    money: (coins) => pesos(amountOf(coins)),
    shown(coins) {
      const sum = amountOf(coins);
      const won = Money.text(Money.of(sum) - before);
      before = Money.of(sum);
      tell((now) => ({ ...now, shownSoFar: sum }));
      if (winKind(stake, won) !== 'win') return sound.tick();
      sound.win(multipleOf(stake, won));
      if (sum === payout) buzz.win();
    },
    stepped: (step) => sound.win(4 ** (step + 1)),
    feature: (feature) => tell((now) => ({ ...now, feature })),
    landed: (step) => sound.pluck(step),
  };
}
