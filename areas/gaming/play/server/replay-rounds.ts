import { canonicalJson, fairDraw, seedHash } from '@palaro/fairness';
import { gameOf, isGameId, rulesOf, settle } from '@palaro/games';
import type { App } from '@palaro/server';
import { moveWatermark, nextRounds, type FollowedRound } from './audit.repository.ts';
import { configHash } from './config-hash.ts';
import { seedEnvelope } from './seed-key.ts';

/** A round that paid at least this many times its stake is always replayed; of the others 1 %. */
const REPLAY_ALWAYS_TIMES = 500n;
const REPLAY_ONE_IN = 100;

/**
 * Draws past rounds again from their seeds and raises an alarm on any difference
 * (docs/domain/fairness.md §10). Each run continues where the last one stopped. Returns the ids of
 * rounds that differ.
 */
export async function replayRounds(app: App, batch: number): Promise<string[]> {
  return app.db.transaction().execute(async (tx) => {
    const rounds = await nextRounds(tx, 'replay', batch);
    const last = rounds.at(-1);
    if (!last) return [];
    const differ = rounds.filter((round) => isChosen(round) && !replays(app, round));
    for (const round of differ) {
      app.log.fatal({ round: round.round_id }, 'a round does not replay to its outcome');
    }
    await moveWatermark(tx, 'replay', last);
    return differ.map((round) => round.round_id);
  });
}

/**
 * Chooses by the random end of the id, so that nobody can know beforehand which rounds are checked.
 */
function isChosen({ payout, stake, round_id }: FollowedRound): boolean {
  const large = BigInt(payout) >= BigInt(stake) * REPLAY_ALWAYS_TIMES && BigInt(payout) > 0n;
  return large || Number.parseInt(round_id.slice(-8), 16) % REPLAY_ONE_IN === 0;
}

/** Whether seeds, input and the rules of its version give the stored round again. */
export function replays(app: App, round: FollowedRound): boolean {
  if (!isGameId(round.game_id)) return true;
  const rules = rulesOf(gameOf(round.game_id), round.version);
  // If the rules were changed after the round, replaying would prove a different game.
  if (!rules || configHash(rules) !== round.config_hash) return false;
  const serverSeed =
    round.server_seed ?? (round.sealed && seedEnvelope(app).open(round.pair_id, round.sealed));
  const bet = rules.readBet(round.input);
  if (!serverSeed || !bet || seedHash(serverSeed) !== round.server_seed_hash) return false;
  const draw = fairDraw({ serverSeed, clientSeed: round.client_seed ?? '', nonce: round.nonce });
  const { outcome, payout } = settle(rules, bet, draw);
  const { words, rejections } = draw.used();
  return (
    canonicalJson(outcome) === canonicalJson(round.outcome) &&
    // A void round paid nothing, whatever was drawn for it.
    (round.state === 'VOID' || String(payout) === round.payout) &&
    words === round.words &&
    rejections === round.rejections
  );
}
