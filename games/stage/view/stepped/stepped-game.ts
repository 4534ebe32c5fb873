import type { IconNode } from 'lucide';
import type { ComponentType } from 'react';
import type { ChoicesProps } from '../one-step/one-step-game.ts';
import type { Round } from '../round-state.ts';

/** What a stage of a game of several steps shows. */
export interface SteppedStageProps<Choice, Outcome> {
  choice: Choice;
  stake: string;
  /** The round as it stands: open, ending, or the last one; null before the first. */
  outcome: Outcome | null;
  /** The round waits for a step of the member. */
  open: boolean;
  /** What a step of this round pays on, or the stake chosen for the next. */
  history: readonly Round<Outcome>[];
  step(call: string, fields?: Record<string, unknown>): void;
}

export type StepActionsProps<Outcome> = Pick<
  SteppedStageProps<unknown, Outcome>,
  'outcome' | 'open' | 'step'
>;

/** What the member chooses for autoplay besides rounds and stops. */
export interface AutoRuleProps<Rule, Choice> {
  rule: Rule;
  choice: Choice;
  onChange(rule: Rule): void;
}

/** How a round is played without the member. */
interface SteppedAuto<Rule, Choice, Outcome> {
  first: Rule;
  Rule: ComponentType<AutoRuleProps<Rule, Choice>>;
  /** Whether the rule fits the choice. */
  ready(rule: Rule, choice: Choice): boolean;
  /** The step that the rule takes in an open round. */
  next(rule: Rule, outcome: Outcome): { call: string; fields: Record<string, unknown> };
}

/**
 * A game whose round goes on by steps until it is cashed out or lost (docs/domain/games.md §4.4,
 * §4.8): what it looks like. Stake, keys, a lost connection, resuming and a low balance are the
 * same for all of them.
 */
export interface SteppedGame<Choice extends object, Outcome, Rule> {
  card: { leastRoundMs: number; stake: { step: string } };
  first: Choice;
  icon: IconNode;
  /** The word on the button that takes the stake. */
  startWord(): string;
  /** The line below the stage before the first round. */
  idleLine(): string;
  /** The line while the round waits for a step. */
  openLine(outcome: Outcome): string;
  /** What cashing out now pays, in hundredths of the stake; null where it is not allowed. */
  worth(outcome: Outcome): number | null;
  Stage: ComponentType<SteppedStageProps<Choice, Outcome>>;
  /** The choices above the stake, before a round. */
  Choices: ComponentType<ChoicesProps<Choice>> | null;
  /** What stands beside the button while the round is open. */
  Aside: ComponentType<StepActionsProps<Outcome>>;
  /** Takes a step by a key; true if the key means one in this game. */
  onKey?(key: string, now: StepActionsProps<Outcome>): boolean;
  auto: SteppedAuto<Rule, Choice, Outcome>;
  /** What the last step showed, or the end of the round, in words. */
  spoken(outcome: Outcome): string;
}
