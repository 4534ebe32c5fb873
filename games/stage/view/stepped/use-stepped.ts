import { useEffect, useRef, useState } from 'react';
import { ringResult } from '../one-step/ring-result.ts';
import type { Round, RoundState } from '../round-state.ts';
import { buzz, sound } from '../sound.ts';
import { paidAt } from '../odds-text.ts';
import { useHistory } from '../use-history.ts';
import { useKeys } from '../use-keys.ts';
import { useRounds } from '../use-rounds.ts';
import { useShort } from '../use-short.tsx';
import { useRangeStakes, useStake } from '../use-stake.ts';
import type { GameViewProps } from '../view-contract.ts';
import type { SteppedGame } from './stepped-game.ts';

/** How long the end of a round is left to be read before the next may begin. */
const READ_MS = 1_000;
/**
 * No step is taken within this time of the last answer: the second tap of a double tap was not
 * meant for what the answer showed.
 */
const STEADY_MS = 250;

/** What the screen of a game of several steps knows and can do. */
export function useStepped<Choice extends object, Outcome, Rule>(
  game: SteppedGame<Choice, Outcome, Rule>,
  props: GameViewProps,
) {
  const { card } = game;
  const { state, rounds } = useRounds(props, card.leastRoundMs);
  const [choice, setChoice] = useState(game.first);
  const stakes = useRangeStakes(props.help, card.stake.step);
  const [stake, setStake] = useStake(stakes);
  const [rule, setRule] = useState(game.auto.first);
  const { phase, last, autoplay } = state;
  const round = (
    phase.at === 'open' || phase.at === 'revealing'
      ? phase.round
      : phase.at === 'idle'
        ? last
        : null
  ) as Round<Outcome> | null;
  const outcome = round?.outcome ?? null;
  const steady = useSteady(phase.at === 'open' ? phase.round : null);
  const waits = phase.at === 'open' && phase.sent === null && steady;
  const open = waits && autoplay === null;
  const history = useHistory<Outcome>(state);
  const short = useShort(props, state, { stakes, stake, setStake });
  useResumed(state, game, { setStake, setChoice });
  useRinging(state, rounds.shown);
  const auto = waits && autoplay !== null && outcome !== null ? outcome : null;
  useEffect(() => {
    if (auto === null) return;
    const { call, fields } = game.auto.next(rule, auto);
    rounds.step(call, fields);
  }, [auto, rule, game, rounds]);

  const worth = phase.at === 'open' && outcome ? game.worth(outcome) : null;
  const step = (call: string, fields: Record<string, unknown> = {}) => {
    if (open) rounds.step(call, fields);
  };
  const press = () => {
    if (phase.at === 'open') {
      if (worth !== null) step('cashout');
    } else if (short.label !== null) short.offer();
    else if (phase.at === 'idle') rounds.bet(stake, { stake, ...choice });
  };
  useKeys({
    onPlay: () => (autoplay ? rounds.stopAutoplay() : press()),
    onMenu: props.onMenu,
    onOther: (key) => game.onKey?.(key, { outcome, open, step }) ?? false,
  });
  return {
    state,
    rounds,
    choice,
    setChoice,
    stakes,
    stake,
    setStake,
    history,
    short,
    round,
    outcome,
    open,
    step,
    press,
    rule,
    setRule,
    /** What cashing out pays now, a decimal; null where it is not allowed. */
    worth: worth === null ? null : paidAt(phase.at === 'open' ? phase.round.stake : stake, worth),
  };
}

/** Whether the open round has stood as it does for long enough to be answered. */
function useSteady(round: Round | null): boolean {
  const [steady, setSteady] = useState<Round | null>(null);
  useEffect(() => {
    if (!round) return undefined;
    const timer = setTimeout(() => setSteady(round), STEADY_MS);
    return () => clearTimeout(timer);
  }, [round]);
  return round !== null && steady === round;
}

/** After a reload, shows the round that goes on with its stake and choice. */
function useResumed<Choice extends object>(
  { phase, resumed: again }: RoundState,
  { first }: { first: Choice },
  set: { setStake(stake: string): void; setChoice(choice: Choice): void },
) {
  const resumed = again && 'round' in phase ? phase.bet : null;
  const { setStake, setChoice } = set;
  useEffect(() => {
    const input = resumed?.params as Record<string, unknown> | undefined;
    if (!resumed || !input) return;
    setStake(resumed.stake);
    const names = Object.keys(first);
    setChoice(Object.fromEntries(names.map((name) => [name, input[name]])) as Choice);
  }, [resumed, first, setStake, setChoice]);
}

/** A sound for each step, and for the end one that is sized to the win. */
function useRinging({ phase }: RoundState, shown: () => void) {
  const ending = phase.at === 'revealing' ? phase.round : null;
  const stepped = phase.at === 'open' ? phase.round : null;
  const first = useRef(true);
  useEffect(() => {
    // The round that a reload finds was heard before.
    if (stepped && !first.current) {
      sound.tick();
      buzz.confirm();
    }
    first.current = false;
  }, [stepped]);
  useEffect(() => {
    if (!ending) return undefined;
    ringResult(ending);
    const timer = setTimeout(shown, READ_MS);
    return () => clearTimeout(timer);
  }, [ending, shown]);
}
