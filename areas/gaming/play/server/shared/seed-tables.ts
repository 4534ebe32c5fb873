import { newServerSeed, sha256Hex } from '@palaro/fairness';
import { ROOM_CARDS, SHARED_CARDS, type GameId, type SharedRounds } from '@palaro/games';
import { newId, plusSeconds } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { momentAhead } from './beacon.ts';
import { hiddenPair } from './chains.ts';
import { elementAt, makeChain, type HashChain } from './hash-chain.ts';
import { sealChain } from './sealed-chain.ts';
import { crashOf, drawResult, tableRulesOf } from './shared-game.ts';
import { roundKey } from './table-rounds.repository.ts';

/** Two days of rounds; the next chain is published in time like any other. */
const LENGTH = 5_000;
/** Enough for road maps to be seen; less than a shoe. */
const ROUNDS = 48;
const DAY_SECONDS = 86_400;

interface Draw {
  id: string;
  nonce: number;
  secret: string;
  hash: string;
}

/**
 * The demo's tables: each with a chain of which a salt is known, and with rounds that were shown
 * before anybody bet. They are drawn as every round is.
 */
export async function seedTables(app: App): Promise<void> {
  for (const { id, shared } of SHARED_CARDS) await seedTable(app, id as GameId, shared);
  for (const { id } of ROOM_CARDS) {
    const chain = await newChain(app);
    await app.db
      .insertInto('play_chain')
      .values({ ...chain.row, game_id: id })
      .execute();
  }
}

/** A chain of which a salt is known. */
async function newChain(app: App) {
  const now = app.clock.now();
  const { beaconId } = await momentAhead(app);
  const chainId = newId(now);
  const chain = await makeChain(newServerSeed(), LENGTH);
  // The demo did not run when its chain was salted, so no moment of the beacon fits.
  const salt = sha256Hex(`demo-salt/${chain.anchor}`);
  const row = {
    chain_id: chainId,
    salt,
    ...sealChain(app, chainId, chain),
    used: 0,
    published_at: plusSeconds(now, -2 * DAY_SECONDS),
    beacon_id: beaconId,
    beacon_round: 0,
  };
  return { chain, chainId, salt, row };
}

/** h_0 to h_count. Each is the hash of the next, so only the last is looked for in the chain. */
function firstElements(chain: HashChain, count: number): string[] {
  const elements = [elementAt(chain, count)];
  for (let i = count; i > 0; i--) elements.unshift(sha256Hex(elements[0] ?? ''));
  return elements;
}

async function seedTable(app: App, gameId: GameId, shared: SharedRounds) {
  const now = app.clock.now();
  const { chain, chainId, salt, row } = await newChain(app);
  const elements = firstElements(chain, shared.shoe ? 1 : ROUNDS);
  const draws = elements.slice(1).map((secret, i): Draw => ({
    id: newId(now),
    nonce: i + 1,
    secret,
    hash: elements[i] ?? '',
  }));
  const rounds = pastRounds(app, gameId, shared, { draws, salt, chainId });
  await app.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('play_chain')
      .values({ ...row, game_id: gameId, used: draws.length })
      .execute();
    const pairs = draws.map((draw) => pairOf(app, draw, { salt, shown: !shared.shoe }));
    await tx.insertInto('play_seed').values(pairs).execute();
    await tx.insertInto('play_table_round').values(rounds).execute();
  });
}

/** A draw's row; the secret of a shoe that goes on is not shown. */
function pairOf(app: App, draw: Draw, { salt, shown }: { salt: string; shown: boolean }) {
  const now = app.clock.now();
  const pair = hiddenPair(app, { ...draw, salt, at: plusSeconds(now, -DAY_SECONDS) });
  const { secret } = draw;
  const open = { state: 'revealed' as const, server_seed: secret, sealed: null, revealed_at: now };
  return shown ? { ...pair, ...open } : pair;
}

const before = (at: Date, ms: number) => new Date(at.getTime() - ms);

/** Rounds one after another, the last of which ended a minute ago. */
function pastRounds(
  app: App,
  gameId: GameId,
  { phases, shoe }: SharedRounds,
  { draws, salt, chainId }: { draws: readonly Draw[]; salt: string; chainId: string },
) {
  const made = [];
  let end = plusSeconds(app.clock.now(), -60);
  for (let no = ROUNDS; no >= 1; no--) {
    const draw = draws[shoe ? 0 : no - 1];
    if (!draw) throw new Error('a round has no draw');
    const about = { pair_id: draw.id, nonce: draw.nonce, hand: shoe ? no : 1 };
    const seeds = { server_seed: draw.secret, client_seed: salt, sealed: null };
    const { result } = drawResult(app, gameId, { ...about, ...seeds });
    const { flight } = tableRulesOf(gameId).shared;
    const reveals = before(end, flight ? flight.msAt(crashOf(result) + 1) : phases.reveal);
    const locks = before(reveals, phases.lock);
    const opens = before(locks, phases.bet);
    made.unshift({
      round_key: roundKey(gameId, no),
      game_id: gameId,
      round_no: String(no),
      chain_id: chainId,
      ...about,
      state: 'DONE' as const,
      beat_at: null,
      opens_at: opens,
      locks_at: locks,
      reveals_at: reveals,
      ended_at: end,
      result: JSON.stringify(result),
    });
    end = before(opens, phases.pause);
  }
  return made;
}
