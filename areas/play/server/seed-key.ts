import { hexToBytes } from '@palaro/kernel';
import { defineService, envelopeOf, readKeyFile } from '@palaro/server';

/**
 * Seals server seeds at rest, bound to the pair's id, under a key that is never in the database.
 * Deployments give it as `PLAY_SEED_KEY` (64 hex characters); otherwise a file of mode 600 is made
 * on first use. Whoever loses it cannot open the active seeds again.
 */
export const seedEnvelope = defineService('play.seed-envelope', ({ config }) =>
  envelopeOf(
    config.playSeedKey ? hexToBytes(config.playSeedKey) : readKeyFile(config.dataDir, 'play-seed'),
  ),
);
