import { instant, nullable, object } from '@palaro/api';
import { COMPARED, defineChangeKind, NO_FACT, textFact } from '@palaro/server';
import { gameChange } from '../console.api.ts';
import { namedValues, subjectOf, valuesBefore } from './apply-games.ts';
import { changeByHand } from './change-by-hand.ts';
import { changedTerms, readTerms, requireStakes } from './judge-terms.ts';
import { planGameChange } from './planned-change.ts';
import { tellGamesChanged } from './switchboard.ts';
import { lockSwitchboard } from './switchboard.repository.ts';

/**
 * A change of the switchboard that loosens a bound of bets, or opens a further region
 * (docs/domain/operator-console.md §3).
 */
export const gameTerms = defineChangeKind({
  name: 'game.terms',
  concerns: 'values',
  approve: 'change.approve.site',
  payload: object({ change: gameChange(), at: nullable(instant()) }),
  subject: ({ change }) => subjectOf(change),
  async before(_app, tx, { change }) {
    await lockSwitchboard(tx);
    return valuesBefore(tx, change);
  },
  after: ({ change, at }) => ({
    ...namedValues(change),
    ...(at === null ? {} : { plannedFor: at }),
  }),
  facts: async (_app, _tx, { at }) => ({
    change: COMPARED,
    at: at === null ? NO_FACT : textFact(at),
  }),
  async apply(app, tx, { payload: { change, at }, reason, people }) {
    await requireStakes(app, changedTerms(await readTerms(tx), change), change);
    const by = people.join(', ');
    const due = at === null ? null : new Date(at);
    // A planned time that passed while the request waited means: now.
    if (due === null || due <= app.clock.now()) await changeByHand(app, tx, change);
    else await planGameChange(app, tx, { change, at: due, by, reason, agreed: true });
  },
  applied: (app) => {
    tellGamesChanged(app);
    return Promise.resolve();
  },
});
