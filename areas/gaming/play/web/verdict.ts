import type { Reply, TextKey } from '@palaro/api';
import { canonicalJson } from '@palaro/fairness';
import type { playApi } from '../play.api.ts';
import type { DrawnAgain } from './draw-again.ts';

/** The round as the site keeps it. */
export type KeptRound = Pick<
  Reply<typeof playApi.round>,
  'outcome' | 'payout' | 'state' | 'fairness'
>;

/**
 * What drawing a round again has shown. `fair`: the seed was committed and gives exactly what the
 * site kept. `void`: so it does, but the round did not count and its stake went back. `gives`: it
 * was committed, and no kept round was compared. `unchecked`: there is no commitment to compare.
 * `changed`: it is not the committed seed. `differs`: the site kept another result. `unlinked`: it
 * does not lead back to the first hash of its chain.
 */
export type Verdict = 'fair' | 'void' | 'gives' | 'unchecked' | 'changed' | 'differs' | 'unlinked';

/** `linked`: whether the seed leads back to the first hash; null without one, or not yet there. */
export function verdictOf(
  drawn: DrawnAgain,
  kept: KeptRound | null,
  linked: boolean | null,
): Verdict {
  if (linked === false) return 'unlinked';
  const committed = drawn.committed ?? linked;
  if (committed === null) return 'unchecked';
  if (!committed) return 'changed';
  if (!kept) return 'gives';
  const same =
    canonicalJson(drawn.outcome) === canonicalJson(kept.outcome) &&
    drawn.configHash === kept.fairness.configHash;
  if (!same) return 'differs';
  if (kept.state === 'VOID') return 'void';
  return drawn.money?.payout === kept.payout ? 'fair' : 'differs';
}

/** Each verdict in one plain sentence. */
export const VERDICT_TEXTS: Readonly<Record<Verdict, TextKey>> = {
  fair: 'play.verify_fair',
  void: 'play.verify_void',
  gives: 'play.verify_gives',
  unchecked: 'play.verify_unchecked',
  changed: 'play.verify_changed',
  differs: 'play.verify_differs',
  unlinked: 'play.verify_unlinked',
};
