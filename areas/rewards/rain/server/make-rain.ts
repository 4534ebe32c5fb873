import { Money, plusSeconds } from '@palaro/kernel';
import { writeDraft } from '@palaro/promotions/server';
import { refuse, type App, type Operator } from '@palaro/server';
import type { RainDraft } from '../console.api.ts';
import { PUBLISHED_BEFORE_SECONDS } from '../rain.limits.ts';
import { splitOf } from './open-rain.ts';
import { rainKind } from './rain-kind.ts';

/**
 * Writes a rain as a draft; its pieces are drawn when it is published. Refuses `rain.split` for a
 * budget that cannot be split so (PR-26), `rain.late` for a start within ten minutes, and as
 * `writeDraft` does.
 */
export async function makeRain(
  app: App,
  operator: Operator,
  { seconds, pieces, least, most, turnoverTimes, ...draft }: RainDraft,
) {
  const rule = { seconds, pieces, least, most, turnoverTimes };
  if (!splitOf(Money.of(draft.budget), rule)) throw refuse('rain.split');
  const startsAt = new Date(draft.startsAt);
  if (startsAt < plusSeconds(app.clock.now(), PUBLISHED_BEFORE_SECONDS)) throw refuse('rain.late');
  const endsAt = plusSeconds(startsAt, seconds).toISOString();
  return writeDraft(app, operator, { kind: rainKind, draft: { ...draft, endsAt }, rule });
}
