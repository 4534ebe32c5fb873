import { fairDraw, newClientSeed } from '@palaro/fairness';
import { currentRules, gameOf, settle, type GameBet, type GameRules } from '@palaro/games';
import type { SoloGameId } from '@palaro/games/cards';
import { Money, type MemberId } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { activePair } from './active-pair.ts';
import { rotateSeeds } from './rotate-seeds.ts';
import { seedEnvelope } from './seed-key.ts';
import { findNextSealed } from './seeds.repository.ts';

/** How a round is wished to end: it pays more than its stake, less than it, or nothing at all. */
export const WISHES = ['win', 'loss', 'nothing'] as const;
type Wish = (typeof WISHES)[number];

interface WishedRound {
  game: SoloGameId;
  /** The fields of the game's call; of a round of several steps also `steps`, up to its end. */
  bet: Readonly<Record<string, unknown>>;
  wish: Wish;
}

/** Client seeds that are tried before a wish is given up, which takes a second at most. */
const TRIES_MAX = 5_000;

/**
 * For the tests of a demo: lets the member's next round end as wished, if it is played with this
 * bet. The next server seed is committed already and stays as it is. The site, which alone can open
 * it, looks for a client seed that makes the wish come true, and rotates to both as the member
 * would. Commitment, round and proof are those of every round.
 *
 * Gives the pair in use now; null, with nothing changed, if no seed was found. Refuses with
 * `play.stake_not_offered` what is no bet, and with `play.open_round` while a round is open. Throws
 * `Error` on a site that is no demo.
 */
export async function wishRound(app: App, memberId: MemberId, { game, bet, wish }: WishedRound) {
  if (!app.config.demo) throw new Error('only a demo deals rounds by wish');
  const rules = currentRules(gameOf(game));
  const read = rules.readBet(bet);
  if (!read) throw refuse('play.stake_not_offered');
  const serverSeed = await openNextSeed(app, memberId);
  const clientSeed = seedFor((seed) => {
    const draw = fairDraw({ serverSeed, clientSeed: seed, nonce: 0 });
    return isWished(rules, read, wish, settle(rules, read, draw));
  });
  if (clientSeed === null) return null;
  await rotateSeeds(app, memberId, clientSeed);
  const { serverSeedHash, nonce } = await activePair(app, memberId);
  return { serverSeedHash, clientSeed, nonce };
}

/** The seed that the next rotation starts. It never leaves the process. */
async function openNextSeed(app: App, memberId: MemberId): Promise<string> {
  // A member who has not played yet gets his first seeds here.
  await activePair(app, memberId);
  const next = await findNextSealed(app.db, memberId);
  if (!next?.sealed) throw new Error('a member has no next seed');
  return seedEnvelope(app).open(next.id, next.sealed);
}

/** A random client seed that suits; null if none of many does. */
function seedFor(suits: (clientSeed: string) => boolean): string | null {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const clientSeed = newClientSeed();
    if (suits(clientSeed)) return clientSeed;
  }
  return null;
}

/** A round that its steps leave open has not ended in any way. */
function isWished(
  { steps }: GameRules,
  { stake }: GameBet<unknown>,
  wish: Wish,
  { outcome, payout }: { outcome: unknown; payout: Money },
): boolean {
  if (steps?.isOpen(outcome)) return false;
  if (wish === 'win') return payout > stake;
  return wish === 'loss' ? payout < stake : payout === Money.zero;
}
