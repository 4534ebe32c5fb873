import { Money } from '@palaro/kernel';
import { useEffect, useState } from 'react';
import { atRestIn, type Bet, type Round, type RoundState } from '../round-state.ts';
import { useHistory } from '../use-history.ts';
import { useKeys } from '../use-keys.ts';
import { useRounds } from '../use-rounds.ts';
import { useShort } from '../use-short.tsx';
import { useRangeStakes, useStake } from '../use-stake.ts';
import type { GameViewProps } from '../view-contract.ts';
import type { OneStepGame } from './one-step-game.ts';

/** What a one-step screen knows: the choice, the stake, the round under way and what it shows. */
export function useOneStep<Params extends object, Outcome, Reveal extends { resting: boolean }>(
  game: OneStepGame<Params, Outcome, Reveal>,
  props: GameViewProps,
) {
  const { card } = game;
  const { state, rounds, held } = useRounds(props, card.leastRoundMs);
  const [choice, setChoice] = useState(game.first);
  const stakes = useRangeStakes(props.help, card.stake.step, game.maxStake?.(choice));
  const [picked, setStake] = useStake(stakes);
  const stake = game.stakeOf?.(choice) ?? picked;
  const [turbo, setTurbo] = useState(false);
  const reveal = game.useReveal(state, rounds, turbo);
  const history = useHistory<Outcome>(state);
  const { phase, autoplay, last } = state;
  useResumedChoice<Params>(state, setStake, setChoice);

  const locked = !atRestIn(state) || autoplay !== null;
  // While results are hidden, only what is shown may be staked: else a taken bet would tell them.
  const covered = held === null || Money.of(held) >= Money.of(stake);
  const mayBet = phase.at === 'idle' && autoplay === null && covered;
  const shown = (phase.at === 'revealing' ? phase.round : last) as Round<Outcome> | null;
  const known = reveal.resting && phase.at !== 'placing' && phase.at !== 'checking';
  const short = useShort(props, state, { stakes, stake, setStake: game.stakeOf ? null : setStake });
  const ready = (game.ready?.(choice) ?? true) && Money.of(stake) >= Money.of(stakes.min);
  const word = game.turboWord?.();
  const play = () => {
    if (short.label !== null) short.offer();
    else if (mayBet && ready) rounds.bet(stake, { stake, params: choice });
  };
  useKeys({
    onPlay: () => (autoplay ? rounds.stopAutoplay() : play()),
    onMenu: props.onMenu,
  });
  return {
    state,
    rounds,
    choice,
    setChoice,
    stakes,
    stake,
    setStake,
    reveal,
    history,
    locked,
    short,
    ready,
    play,
    turbo: word === undefined ? undefined : { word, on: turbo, turn: () => setTurbo(!turbo) },
    busy: phase.at !== 'idle' || !covered,
    balance: held ?? props.balance,
    /** The round whose reveal has come to rest. */
    rested: known ? shown : null,
  };
}

/** After a reload, shows the round being played back with its stake and choice. */
function useResumedChoice<Params>(
  { phase }: RoundState,
  setStake: (stake: string) => void,
  setChoice: (choice: Params) => void,
) {
  const bet: Bet | null = phase.at === 'idle' ? null : phase.bet;
  useEffect(() => {
    const params = (bet?.params as { params?: Params } | undefined)?.params;
    if (!bet || !params) return;
    setStake(bet.stake);
    setChoice(params);
  }, [bet, setStake, setChoice]);
}
