import type { ComponentType } from 'react';
import type { GameCard, InputOf, OutcomeOf } from './contract.ts';

/** A decided round as a view shows it; amounts are decimal strings as on the wire. */
export interface ShownRound<C extends GameCard = GameCard> {
  roundId: string;
  /** What the member chose: the call's fields without `roundRef`. */
  input: InputOf<C>;
  outcome: OutcomeOf<C>;
  stake: string;
  payout: string;
  balance: string;
}

/** What the game screen hands to `games/<id>/view/index.tsx`, whose default export takes it. */
export interface GameViewProps<C extends GameCard = GameCard> {
  card: C;
  balance: string;
  /** A round that was decided but not seen to its end (recall, GAME-13): shown first, then told. */
  resumed: ShownRound<C> | null;
  /** Plays a round; rejects with the call's failure. A lost answer is asked for again inside. */
  play(input: InputOf<C>): Promise<ShownRound<C>>;
  /** Tells the server that the round was shown to its end. */
  shown(roundId: string): void;
  /** The member's setting; a view starts silent. */
  sound: boolean;
}

type ViewModule = { default: ComponentType<GameViewProps> };

const VIEWS = import.meta.glob<ViewModule>('./*/view/index.tsx');

/** Loads a game's view, and with it the canvas library, when the game opens; null if none. */
export const loadGameView = (gameId: string): (() => Promise<ViewModule>) | null =>
  VIEWS[`./${gameId}/view/index.tsx`] ?? null;
