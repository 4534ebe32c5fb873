import { canonicalJson } from '@palaro/fairness';
import type { GameId } from '@palaro/games';
import { Money, newId } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { execute, type MoneyCommand, type WalletAnswer } from '@palaro/wallet/server';
import { configHash } from '../config-hash.ts';
import { aboutRound, headRow } from '../decided-round.ts';
import type { Player } from '../player.ts';
import { refusalOf } from '../refusals.ts';
import { findRoundByRef } from '../rounds.repository.ts';
import { requireRng } from '../self-test.ts';
import { withBalance } from '../with-balance.ts';
import { openBetView, settledBetView } from './bet-view.ts';
import { sharedCard, tableRulesOf } from './shared-game.ts';
import { findBetByRef } from './table-bets.repository.ts';
import { findTableRound, roundKey } from './table-rounds.repository.ts';
import { betRows, BETS_FULL, CLOSED, FULL, ZONE_FULL, type ZoneLimits } from './table-rows.ts';

/** Request for a bet: the client's id of it, the table's round, and the game's input. */
export interface TableBetRequest {
  roundRef: string;
  tableRoundNo: number;
  [field: string]: unknown;
}

/**
 * Places a bet in the round that the table's clock has open; it is never moved to the next one. A
 * repeated `roundRef` answers the stored bet. Errors: `play.table_closed`, `play.table_full`,
 * `play.zone_full`, and those of every stake.
 */
export async function placeBet(
  app: App,
  player: Player & { name: string },
  gameId: GameId,
  request: TableBetRequest,
) {
  requireRng(app);
  const roundRef = request.roundRef.toLowerCase();
  const { roundRef: _ref, ...fields } = request;
  const rules = tableRulesOf(gameId);
  const round = await findTableRound(app.reads, roundKey(gameId, request.tableRoundNo));
  const input = { ...fields, hand: round?.hand ?? 1 };
  const bet = rules.readBet(input);
  if (!bet) throw refuse('play.stake_not_offered');
  if (!round || app.clock.now() >= round.locks_at) {
    const stored = await repeatedBet(app, player, gameId, { ...request, roundRef });
    if (stored) return stored;
    throw refuse('play.table_closed');
  }
  const id = newId(app.clock.now());
  const { shared } = rules;
  // A flight bounds what it pays while it lasts; play money is no liability.
  const counts = player.freePlay === undefined && !shared.flight;
  const entry = betRows.entry({
    ...headRow(player, {
      id,
      roundRef,
      gameId,
      input,
      stake: bet.stake,
      version: rules.config.version,
      configHash: configHash(rules),
      pairId: round.pair_id,
      nonce: round.nonce,
    }),
    roundKey: round.round_key,
    session: player.freePlay ?? null,
    name: player.name,
    betsMost: sharedCard(gameId)?.shared.betsMost ?? null,
    liability: String(counts ? shared.most(bet.params) : Money.zero),
    zones: zoneLimits(fields.zones, shared.limits(bet.params)),
  });
  const answer = await commitBet(app, {
    ...aboutRound(app, player, { id, gameId }),
    kind: 'bet',
    transaction: roundRef,
    amount: bet.stake,
    freshRound: true,
    subledger: [entry],
  });
  if (answer.status !== 'OK' || answer.duplicate) {
    const stored = await repeatedBet(app, player, gameId, { ...request, roundRef });
    if (stored) return stored;
    // It was taken back since.
    if (answer.duplicate) throw refuse('play.called_off');
    throw await refusalOfBet(app, player, answer);
  }
  return {
    ...openBetView({ round_id: id, stake: String(bet.stake), input, cash_out: null }),
    balance: Money.text(answer.balance ?? Money.zero),
    balanceVersion: answer.version ?? 0,
  };
}

async function commitBet(app: App, command: MoneyCommand): Promise<WalletAnswer> {
  const [answer] = await execute(app, [command]);
  if (!answer) throw new Error('the wallet gave no answer');
  return answer;
}

/** Stakes and limits by zone, for the judge within the commit. */
const zoneLimits = (zones: unknown, limits: Readonly<Record<string, Money>>): ZoneLimits =>
  Object.fromEntries(
    Object.entries((zones ?? {}) as Record<string, string>).map(([zone, stake]) => [
      zone,
      { stake: String(Money.of(stake)), most: String(limits[zone] ?? Money.zero) },
    ]),
  );

async function refusalOfBet(app: App, player: Player, answer: WalletAnswer) {
  const { guard } = answer;
  if (guard === CLOSED) return refuse('play.table_closed');
  if (guard === ZONE_FULL) return refuse('play.zone_full');
  if (guard === BETS_FULL) return refuse('play.bets_full');
  if (guard?.startsWith(`${FULL}:`)) {
    return refuse('play.table_full', { values: { room: BigInt(guard.slice(FULL.length + 1)) } });
  }
  return refusalOf(app, player, answer);
}

/** The stored bet of this reference; refused if it was another bet. */
async function repeatedBet(app: App, player: Player, gameId: GameId, request: TableBetRequest) {
  const { roundRef, ...input } = request;
  const open = await findBetByRef(app.db, player.id, roundRef);
  const done = open ? undefined : await findRoundByRef(app.db, player.id, roundRef);
  const row = open ?? done;
  if (!row) return null;
  const { hand: _hand, cashOut: _cashOut, ...storedInput } = row.input;
  const same = row.game_id === gameId && canonicalJson(storedInput) === canonicalJson(input);
  if (!same) throw refuse('idempotency_mismatch');
  const view = open ? openBetView(open) : done && settledBetView(done);
  if (!view) return null;
  return withBalance(app, player.id, view);
}
