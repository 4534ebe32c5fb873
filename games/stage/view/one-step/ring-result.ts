import { multipleOf, winKind } from '../money-text.ts';
import type { Round } from '../round-state.ts';
import { buzz, sound } from '../sound.ts';

/** The sound and the buzz of a result, sized to the win. */
export function ringResult({ stake, payout }: Pick<Round, 'stake' | 'payout'>) {
  sound.drum();
  const kind = winKind(stake, payout);
  if (kind === 'part') sound.tick();
  if (kind !== 'win') return;
  sound.win(multipleOf(stake, payout));
  buzz.win();
}
