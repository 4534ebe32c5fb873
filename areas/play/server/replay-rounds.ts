import { canonicalJson, fairDraw, seedHash } from '@palaro/fairness';
import { gameOf, isGameId, settle } from '@palaro/games';
import type { App } from '@palaro/server';
import { moveWatermark, nextRounds, type FollowedRound } from './audit.repository.ts';
import { seedEnvelope } from './seed-key.ts';

/** Every round that paid at least so many times its stake is replayed, of the others 1 %. */
const REPLAY_ALWAYS_TIMES = 500n;
const REPLAY_ONE_IN = 100;

/**
 * Draws past rounds again from their seeds and alarms on any difference (fairness.md §10). Each run
 * goes on where the last one stopped. Returns the ids of rounds that differ.
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

/** By the random end of the id, so that nobody can tell beforehand which rounds are looked at. */
function isChosen({ payout, stake, round_id }: FollowedRound): boolean {
  const large = BigInt(payout) >= BigInt(stake) * REPLAY_ALWAYS_TIMES && BigInt(payout) > 0n;
  return large || Number.parseInt(round_id.slice(-8), 16) % REPLAY_ONE_IN === 0;
}

/** Whether a stored round is what its seeds, its input and the config of its version give. */
export function replays(app: App, round: FollowedRound): boolean {
  if (!isGameId(round.game_id)) return true;
  const game = gameOf(round.game_id);
  // Rounds of an earlier version replay with that version's build.
  if (round.version !== game.card.version) return true;
  const serverSeed =
    round.server_seed ?? (round.sealed && seedEnvelope(app).open(round.pair_id, round.sealed));
  const bet = game.readBet(round.input);
  if (!serverSeed || !bet || seedHash(serverSeed) !== round.server_seed_hash) return false;
  const draw = fairDraw({ serverSeed, clientSeed: round.client_seed ?? '', nonce: round.nonce });
  const { outcome, payout } = settle(game, bet, draw);
  return (
    canonicalJson(outcome) === canonicalJson(round.outcome) &&
    String(payout) === round.payout &&
    draw.words === round.words &&
    draw.rejections === round.rejections
  );
}
