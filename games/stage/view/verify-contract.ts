import type { TextKey } from '@palaro/api';
import type { ComponentType } from 'react';
import type { Game } from '../../contract.ts';

/** The game's inputs in the verifier's form, as typed, by name. */
export type BetFields = Readonly<Record<string, string>>;

/** The error of each wrong input, by the input's name. */
export type BetErrors = Readonly<Record<string, TextKey>>;

/** A part of what was bet, in words: the choice's name and what was chosen. */
export interface BetFact {
  label: string;
  value: string;
}

export interface BetFieldsProps {
  fields: BetFields;
  errors: BetErrors;
  change(change: BetFields): void;
}

/**
 * What a game's `view/verify.tsx` exports as `verifier`; loaded when one of its rounds is verified.
 */
export interface GameVerifier {
  /**
   * The game with the rules of every version, because a round is drawn again by its version.
   */
  game: Game;
  /** The form's start values: a bet that the game offers. */
  start: BetFields;
  /** The stake's field. It changes only the payout, so the outcome is shown even if it is wrong. */
  stakeField: string;
  /** The form's fields for a call's input; leaves out what cannot be read. */
  fieldsOf(input: unknown): BetFields;
  /** What a call's input bet on besides its stake, in words; leaves out what cannot be read. */
  betOf(input: unknown): readonly BetFact[];
  /** The call's input from the form's fields, as the rules read it. */
  inputOf(fields: BetFields): Record<string, unknown>;
  check(fields: BetFields): BetErrors;
  Fields: ComponentType<BetFieldsProps>;
  /** Shows the outcome of that version's rules. */
  Result: ComponentType<{ outcome: unknown; version: string }>;
}
