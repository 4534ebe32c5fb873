import { newServerSeed } from '@palaro/fairness';
import type { GameId } from '@palaro/games/cards';
import { newId } from '@palaro/kernel';
import { defineService, type App, type Db, type Tx } from '@palaro/server';
import { seedEnvelope } from '../seed-key.ts';
import { momentAhead, operatorValue } from './beacon.ts';
import { elementAt, makeChain, type HashChain } from './hash-chain.ts';
import { sealChain, unsealChain } from './sealed-chain.ts';

/** Draws of a new chain. At 15 seconds a round it lasts half a year (decision 046). */
const LENGTH = 1_000_000;
/** The next chain is published while this part of the last one is left. */
const LEFT_PART = 10;

const chainsOf = (db: Db | Tx, gameId: string) =>
  db.selectFrom('play_chain').selectAll().where('game_id', '=', gameId).orderBy('published_at');

export type ChainRow = Awaited<ReturnType<ReturnType<typeof chainsOf>['execute']>>[number];

/**
 * Publishes the game's next chain if the last one comes to its end, and salts a published one whose
 * moment of the operator's beacon is over. Running it twice does no harm.
 */
export async function keepChain(app: App, gameId: GameId, length = LENGTH): Promise<void> {
  const chains = await chainsOf(app.db, gameId).execute();
  const last = chains.at(-1);
  if (!last || last.length - last.used < last.length / LEFT_PART) {
    await publishChain(app, gameId, length);
  }
  for (const chain of chains.filter(({ salt }) => salt === null)) {
    const value = await operatorValue(app, chain.beacon_id, chain.beacon_round);
    if (value !== null) await setSalt(app.db, chain.chain_id, { value, proof: null });
  }
}

async function publishChain(app: App, gameId: GameId, length: number) {
  const { beaconId, round } = await momentAhead(app);
  const chainId = newId(app.clock.now());
  const chain = await makeChain(newServerSeed(), length);
  await app.db
    .insertInto('play_chain')
    .values({
      chain_id: chainId,
      game_id: gameId,
      ...sealChain(app, chainId, chain),
      published_at: app.clock.now(),
      beacon_id: beaconId,
      beacon_round: round,
      salt: null,
    })
    .execute();
}

/** Salts a chain; of two who do it at once the second changes nothing. */
export const setSalt = (
  db: Db,
  chainId: string,
  { value, proof }: { value: string; proof: string | null },
) =>
  db
    .updateTable('play_chain')
    .set({ salt: value, beacon_proof: proof })
    .where('chain_id', '=', chainId)
    .where('salt', 'is', null)
    .execute();

/** The chain that the game draws from; undefined while none is salted. */
export const findChain = (db: Db | Tx, gameId: string) =>
  chainsOf(db, gameId)
    .where('salt', 'is not', null)
    .whereRef('used', '<', 'length')
    .limit(1)
    .executeTakeFirst();

/** The chain that waits for its salt. */
export const findUnsalted = (db: Db, gameId: string) =>
  chainsOf(db, gameId).where('salt', 'is', null).limit(1).executeTakeFirst();

/** Opened chains; they stay in this process's memory and are never logged. */
const opened = defineService('play.chains', () => new Map<string, HashChain>());

function openChain(app: App, row: ChainRow): HashChain {
  const { chain_id } = row;
  const kept = opened(app).get(chain_id);
  if (kept) return kept;
  const chain = unsealChain(app, chain_id, row);
  opened(app).set(chain_id, chain);
  return chain;
}

/** Takes the chain's next draw: its secret, and the hash that was public before. */
export async function takeDraw(app: App, tx: Tx, chain: ChainRow) {
  const nonce = chain.used + 1;
  await tx
    .updateTable('play_chain')
    .set({ used: nonce })
    .where('chain_id', '=', chain.chain_id)
    .where('used', '=', chain.used)
    .executeTakeFirstOrThrow();
  const elements = openChain(app, chain);
  const pairId = newId(app.clock.now());
  const pair = hiddenPair(app, {
    id: pairId,
    nonce,
    salt: chain.salt,
    at: app.clock.now(),
    secret: elementAt(elements, nonce),
    hash: elementAt(elements, nonce - 1),
  });
  await tx.insertInto('play_seed').values(pair).execute();
  return { pairId, nonce };
}

interface Draw {
  id: string;
  nonce: number;
  secret: string;
  hash: string;
  salt: string | null;
  at: Date;
}

/** The row of a shared draw whose secret is not shown; no member has the house's number. */
export const hiddenPair = (app: App, { id, nonce, secret, hash, salt, at }: Draw) => ({
  id,
  nonce,
  member_id: '0',
  state: 'shared' as const,
  server_seed_hash: hash,
  client_seed: salt,
  server_seed: null,
  sealed: seedEnvelope(app).seal(id, secret),
  created_at: at,
  active_at: at,
  revealed_at: null,
});
