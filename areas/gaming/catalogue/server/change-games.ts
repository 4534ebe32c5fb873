import { plusSeconds } from '@palaro/kernel';
import { askForChange, recordAudit, refuse, type App, type Operator } from '@palaro/server';
import type { GameChange } from '../console.api.ts';
import type { Terms } from '../terms.ts';
import { namedValues, subjectOf } from './apply-games.ts';
import { changeByHand } from './change-by-hand.ts';
import { gameTerms } from './game.changes.ts';
import { ALL_GAMES, gameByNode } from './games-in-code.ts';
import { changedTerms, loosensAny, readTerms, requireStakes } from './judge-terms.ts';
import { planGameChange } from './planned-change.ts';
import { tellGamesChanged } from './switchboard.ts';
import { lockSwitchboard } from './switchboard.repository.ts';

/** Switching can be planned for at most a year ahead. */
export const AHEAD_MAX_SECONDS = 366 * 86_400;

interface Wanted {
  change: GameChange;
  reason: string;
  at?: string | undefined;
}

/**
 * Changes vendors, categories and games, at once or at an instant: switches, marks, bounds of bets,
 * and to whom they are shown. One person, recorded; two where a bound is loosened or a region
 * opened (docs/domain/operator-console.md §3). Open rounds still get their credits. Throws
 * `game.not_found` for what the catalogue has not, `game.no_change`, `game.time_refused`,
 * `game.audience_empty`, and `game.no_stake_left` naming the game.
 */
export async function changeGames(app: App, operator: Operator, { change, reason, at }: Wanted) {
  checkKnown(change);
  const now = app.clock.now();
  const later = at === undefined ? null : new Date(at);
  if (later && (later <= now || later > plusSeconds(now, AHEAD_MAX_SECONDS))) {
    throw refuse('game.time_refused');
  }
  const asks = await app.db.transaction().execute(async (tx) => {
    await lockSwitchboard(tx);
    const terms = await readTerms(tx);
    const next = changedTerms(terms, change);
    await requireStakes(app, next, change);
    if (loosensAny(terms, next)) return true;
    if (later) {
      await planGameChange(app, tx, { change, at: later, by: operator.name, reason });
      const after = { plannedFor: later.toISOString(), ...namedValues(change) };
      await recordAudit(tx, operator, now, { subject: 'games:switchboard', after, reason });
      return false;
    }
    const before = await changeByHand(app, tx, change);
    const entry = { subject: subjectOf(change), before, after: namedValues(change), reason };
    await recordAudit(tx, operator, now, entry);
    return false;
  });
  if (asks) {
    const payload = { change, at: later?.toISOString() ?? null };
    return askForChange.of(app)(operator, gameTerms, { payload, reason });
  }
  if (!later) tellGamesChanged(app);
  return { changeId: null };
}

function checkKnown({ vendors = [], categories = [], games = [] }: GameChange): void {
  const known =
    vendors.every(({ vendor }) => ALL_GAMES.some((game) => game.vendor === vendor)) &&
    categories.every(({ category }) => ALL_GAMES.some((game) => game.category === category)) &&
    games.every(({ nodeId }) => gameByNode(nodeId) !== undefined);
  if (!known) throw refuse('game.not_found');
  if (vendors.length + categories.length + games.length === 0) throw refuse('game.no_change');
  const hidden = ({ devices, languages, regions }: Partial<Terms>) =>
    [devices, languages, regions].some((list) => list?.length === 0);
  if ([...vendors, ...games].some(hidden)) throw refuse('game.audience_empty');
}
