import { Money } from '@palaro/kernel';
import { useEffect, useRef, useState } from 'react';
import { multipleOf, pesos, winKind } from '../../stage/view/money-text.ts';
import type { RoundClient } from '../../stage/view/round-client.ts';
import type { Round, RoundState } from '../../stage/view/round-state.ts';
import { buzz, sound } from '../../stage/view/sound.ts';
import type { PerlasOutcome } from '../card.ts';
import { perlasConfig } from '../config.ts';
import type { Play } from './scene/player.ts';
import type { StageState } from './use-stage.ts';

interface Playback {
  /** The amount that the running round has shown, a decimal string; `null` before its first win. */
  shownSoFar: string | null;
  /** True while free spins are shown. */
  night: boolean;
}

const quiet: Playback = { shownSoFar: null, night: false };

/** Plays each answered round on the stage and tells the client when all of it has been seen. */
export function usePlayback(
  { phase, autoplay }: RoundState,
  rounds: RoundClient,
  stage: StageState,
  turbo: boolean,
): Playback {
  const [playback, setPlayback] = useState(quiet);
  const how = useRef({ turbo, brief: turbo });
  const ref = phase.at === 'idle' ? null : phase.bet.roundRef;
  const round = phase.at === 'revealing' ? (phase.round as Round<PerlasOutcome>) : null;
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
    const play = { ...how.current, ...tellers(round, setPlayback) };
    void stage.stage.play(round.outcome, play).then(() => rounds.shown());
  }, [round, rounds, stage]);
  return playback;
}

type Tell = (change: (before: Playback) => Playback) => void;

/** The callbacks while a round is shown: amounts, sounds, the change of the sky. */
function tellers(
  { stake, payout }: Round,
  tell: Tell,
): Pick<Play, 'money' | 'shown' | 'stepped' | 'night'> {
  const coin = Money.of(stake) / BigInt(perlasConfig.costCoins);
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
    night: (night) => tell((now) => ({ ...now, night })),
  };
}
