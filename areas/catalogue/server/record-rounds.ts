import { readMember } from '@palaro/accounts/server';
import { dayIn } from '@palaro/kernel';
import { defineService, type App } from '@palaro/server';
import type { RoundSettled } from '@palaro/wallet/server';
import { winners as winnersTopic } from '../catalogue.api.ts';
import { WINNERS_SHOWN } from '../categories.ts';
import { gameByCode } from './games-in-code.ts';
import { addRounds } from './popularity.ts';
import { boardSince, maskName, winnerEntry } from './winner-board.ts';
import { deleteWinner, listWinners, upsertWinners, type Winner } from './winners.repository.ts';

/** Rounds are written together, so that a bet costs no statement here. */
const GATHER_MS = 1_000;
/** Keeps a pause of the database from growing the memory; beyond it only counts are lost. */
const GATHERED_MAX = 50_000;

/** Rounds since the last write; a crash loses at most a second of popularity, never money. */
interface Gathered {
  rounds: RoundSettled[];
  timer: NodeJS.Timeout | null;
  /** The write under way, after which the next one follows. */
  writing: Promise<void>;
}

const gathered = defineService<Gathered>('catalogue.rounds', () => ({
  rounds: [],
  timer: null,
  writing: Promise.resolve(),
}));

/** Hears of every settled round; only real money counts for HOT and winners. */
export function gatherRound(app: App, round: RoundSettled) {
  if (round.realm !== 'R') return;
  const waiting = gathered(app);
  if (waiting.rounds.length >= GATHERED_MAX) return;
  waiting.rounds.push(round);
  waiting.timer ??= setTimeout(() => {
    writeRounds(app).catch((error: unknown) => app.log.error({ err: error }, 'rounds not counted'));
  }, GATHER_MS).unref();
}

/**
 * Counts what was gathered and tells everyone of wins that entered the board; also ends a write
 * that was under way, so that nothing asks the database after the area's stop.
 */
export async function writeRounds(app: App): Promise<void> {
  const waiting = gathered(app);
  if (waiting.timer) clearTimeout(waiting.timer);
  const { rounds, writing } = waiting;
  const next = writing.catch(() => undefined).then(() => write(app, rounds));
  Object.assign(waiting, { rounds: [], timer: null, writing: next });
  await next;
}

async function write(app: App, rounds: readonly RoundSettled[]): Promise<void> {
  if (rounds.length === 0) return;
  await countRounds(app, rounds);
  await enterWins(app, rounds);
}

async function countRounds(app: App, rounds: readonly RoundSettled[]) {
  const days = new Map<string, Map<string, number>>();
  for (const { vendor, game, state, closedAt } of rounds) {
    const nodeId = gameByCode(vendor, game)?.nodeId;
    if (!nodeId || state !== 'closed') continue;
    const day = dayIn(app.site.settings['site.zone'], closedAt);
    const counts = days.get(day) ?? new Map<string, number>();
    days.set(day, counts.set(nodeId, (counts.get(nodeId) ?? 0) + 1));
  }
  for (const [day, counts] of days) await addRounds(app, day, counts);
}

/** A win is a round that paid more than it took; a return below the stake is none. */
const isWin = ({ state, bets, wins, refunds }: RoundSettled) =>
  state === 'closed' && wins > bets - refunds;

async function enterWins(app: App, rounds: readonly RoundSettled[]) {
  // The last word on a round counts: it may have been settled again within the second.
  const latest = new Map(
    rounds.map((round) => [`${round.memberId}/${round.vendor}/${round.round}`, round]),
  );
  const all = [...latest.values()];
  // Only a round that was heard of before can be on the board without being a win now.
  for (const round of all.filter((one) => !isWin(one) && one.state === 'voided')) {
    await deleteWinner(app.db, round);
  }
  const best = all
    .filter(isWin)
    .sort((a, b) => (a.wins < b.wins ? 1 : a.wins > b.wins ? -1 : 0))
    .slice(0, WINNERS_SHOWN);
  const named = await Promise.all(best.map((round) => winnerOf(app, round)));
  const entered = await upsertWinners(
    app.db,
    named.flatMap((winner) => winner ?? []),
  );
  if (entered.length > 0) await tellWinners(app, new Set(entered.map(({ id }) => id)));
}

async function winnerOf(app: App, round: RoundSettled): Promise<Winner | null> {
  const game = gameByCode(round.vendor, round.game);
  if (!game) return null;
  const { account, nickname } = await readMember(app.db, round.memberId);
  return {
    memberId: round.memberId,
    vendor: round.vendor,
    round: round.round,
    nodeId: game.nodeId,
    category: game.category,
    customerName: maskName(nickname || account),
    amount: round.wins,
    wonAt: round.closedAt,
  };
}

async function tellWinners(app: App, entered: ReadonlySet<string>) {
  const shown = await listWinners(app.db, { since: boardSince(app), limit: WINNERS_SHOWN });
  const { settings } = app.site;
  for (const row of shown.filter(({ id }) => entered.has(id))) {
    app.push.publish(winnersTopic, winnerEntry(row, settings['site.language']));
  }
}
