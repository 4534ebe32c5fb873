import type { MovesProps } from '../../card-room/view/card-room-contract.ts';
import { faultOf, type PusoySeen } from '../hand.ts';
import { hintsOf } from '../plays.ts';
import { ownCards } from './words.ts';

type Moves = MovesProps<PusoySeen>;

/** Plays what is raised, if that is a play now. */
export function playRaised({ able, seen, raised, raise, move }: Moves): void {
  if (!able || faultOf(raised, seen) !== null) return;
  move('play', { cards: raised });
  raise([]);
}

/** Passes, unless the player leads. */
export function pass({ able, seen, raise, move }: Moves): void {
  if (!able || !seen.trick) return;
  move('pass');
  raise([]);
}

/** Raises the next play that the cards hold; after the last one the first again. */
export function propose({ seen, place, raised, raise }: Moves): void {
  const hints = hintsOf(ownCards(seen, place), seen);
  const same = (cards: readonly number[]) =>
    cards.length === raised.length && cards.every((card) => raised.includes(card));
  raise(hints[(hints.findIndex(same) + 1) % hints.length] ?? []);
}
