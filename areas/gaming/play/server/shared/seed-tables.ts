import { newServerSeed, sha256Hex } from '@palaro/fairness';
import type { GameId, SharedRounds } from '@palaro/games';
import { newId, plusSeconds } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { seedEnvelope } from '../seed-key.ts';
import { momentAhead } from './beacon.ts';
import { chainText, elementAt, makeChain } from './hash-chain.ts';
import { crashOf, drawResult, SHARED_CARDS, tableRulesOf } from './shared-game.ts';
import { roundKey } from './table-rounds.repository.ts';

/** A week of rounds; the next chain is published in time like any other. */
const LENGTH = 20_000;
/** Enough for road maps to be seen; less than a shoe. */
const ROUNDS = 48;
const DAY_SECONDS = 86_400;

/**
 * The demo's tables: each with a chain of which a salt is known, and with rounds that were shown
 * before anybody bet. They are drawn as every round is.
 */
export async function seedTables(app: App): Promise<void> {
  for (const { id, shared } of SHARED_CARDS) await seedTable(app, id as GameId, shared);
}

async function seedTable(app: App, gameId: GameId, shared?: SharedRounds) {
  if (!shared) return;
  const now = app.clock.now();
  const { beaconId } = await momentAhead(app);
  const chainId = newId(now);
  const chain = await makeChain(newServerSeed(), LENGTH);
  // The demo did not run when its chain was salted, so no moment of the beacon fits.
  const salt = sha256Hex(`demo-salt/${chain.anchor}`);
  const draws = Array.from({ length: shared.shoe ? 1 : ROUNDS }, (_, i) => ({
    id: newId(now),
    nonce: i + 1,
    secret: elementAt(chain, i + 1),
    hash: elementAt(chain, i),
  }));
  const rounds = roundsOf(gameId, shared, { draws, salt, chainId, end: plusSeconds(now, -60) });
  await app.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('play_chain')
      .values({
        chain_id: chainId,
        game_id: gameId,
        anchor: chain.anchor,
        sealed: seedEnvelope(app).seal(chainId, chainText(chain)),
        length: LENGTH,
        used: draws.length,
        published_at: plusSeconds(now, -2 * DAY_SECONDS),
        beacon_id: beaconId,
        beacon_round: 0,
        salt,
      })
      .execute();
    await tx
      .insertInto('play_seed')
      .values(
        draws.map(({ id, nonce, secret, hash }) => ({
          ...{ id, member_id: '0', nonce, server_seed_hash: hash, client_seed: salt },
          state: shared.shoe ? ('S' as const) : ('R' as const),
          sealed: shared.shoe ? seedEnvelope(app).seal(id, secret) : null,
          server_seed: shared.shoe ? null : secret,
          created_at: plusSeconds(now, -DAY_SECONDS),
          active_at: plusSeconds(now, -DAY_SECONDS),
          revealed_at: shared.shoe ? null : now,
        })),
      )
      .execute();
    await tx.insertInto('play_table_round').values(rounds).execute();
  });

  function roundsOf(
    game: GameId,
    { phases, shoe }: SharedRounds,
    from: { draws: typeof draws; salt: string; chainId: string; end: Date },
  ) {
    let end = from.end;
    const made = [];
    for (let no = ROUNDS; no >= 1; no--) {
      const draw = from.draws[shoe ? 0 : no - 1];
      if (!draw) continue;
      const seeds = { server_seed: draw.secret, client_seed: from.salt, sealed: null };
      const hand = shoe ? no : 1;
      const drawn = { pair_id: draw.id, nonce: draw.nonce, hand, ...seeds };
      const { result } = drawResult(app, game, drawn);
      const { flight } = tableRulesOf(game).shared;
      const shown = flight ? flight.msAt(crashOf(result)) : phases.reveal;
      const before = (at: Date, ms: number) => new Date(at.getTime() - ms);
      const reveals = before(end, shown);
      const locks = before(reveals, phases.lock);
      made.unshift({
        ...{ round_key: roundKey(game, no), game_id: game, round_no: String(no), hand },
        ...{ chain_id: from.chainId, pair_id: draw.id, nonce: draw.nonce, state: 'D' as const },
        ...{ opens_at: before(locks, phases.bet), locks_at: locks, reveals_at: reveals },
        ...{ ended_at: end, beat_at: null, result: JSON.stringify(result) },
      });
      end = before(before(locks, phases.bet), phases.pause);
    }
    return made;
  }
}
