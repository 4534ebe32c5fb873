import type { IconNode } from 'lucide';
import type { ComponentType } from 'react';
import type { RoundClient } from '../round-client.ts';
import type { Round, RoundState } from '../round-state.ts';

/** What a game's stage shows. */
export interface StageProps<Params, Outcome, Reveal> {
  choice: Params;
  stake: string;
  /** The greatest stake on the choice. */
  maxStake: string;
  /** Nothing may be chosen while a round is under way. */
  disabled: boolean;
  reveal: Reveal;
  /** The outcome once its reveal has come to rest; null before the first round. */
  rested: Outcome | null;
  /** The rounds shown on this screen, newest first. */
  history: readonly Round<Outcome>[];
  onChange(choice: Params): void;
}

export interface ChoicesProps<Params> {
  choice: Params;
  disabled: boolean;
  onChange(choice: Params): void;
}

/**
 * A game whose round is one bet and one result (docs/domain/games.md §4): what it looks like.
 * Stake, autoplay, keys, a lost connection and a low balance are the same for all of them.
 */
export interface OneStepGame<Params, Outcome, Reveal extends { resting: boolean }> {
  card: { leastRoundMs: number; stake: { step: string } };
  first: Params;
  icon: IconNode;
  /** The word on the button. */
  playWord(): string;
  /** The word of the switch that makes the reveal shorter, where there is one. */
  turboWord?(): string;
  /** The line below the stage before the first round. */
  idleLine(): string;
  /**
   * Shows a decided round and ends with `rounds.shown()`; `resting` tells when nothing moves. A
   * game that shows several results at once calls `rounds.falls()` and `rounds.landed()` instead.
   */
  useReveal(state: RoundState, rounds: RoundClient, turbo: boolean): Reveal;
  Stage: ComponentType<StageProps<Params, Outcome, Reveal>>;
  /** The choices above the stake. */
  Choices: ComponentType<ChoicesProps<Params>>;
  /** The result in words, without what it paid. */
  spoken(outcome: Outcome): string;
  /** The stake, where the choices carry it in parts; then none is picked beside them. */
  stakeOf?(choice: Params): string;
  /** Whether a choice can be played, where some cannot: numbers that are still to be picked. */
  ready?(choice: Params): boolean;
  /** The greatest stake of a choice, where it is not the game's. */
  maxStake?(choice: Params): string;
}
