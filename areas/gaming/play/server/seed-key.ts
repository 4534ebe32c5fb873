import { hexToBytes } from '@palaro/kernel';
import { defineService, envelopeOf, readKeyFile } from '@palaro/server';

/**
 * Seals stored server seeds, each bound to its pair's id, with a key that is never in the database.
 * Deployments set it as `PLAY_SEED_KEY` (64 hex characters); otherwise the first use makes a file
 * of mode 600. If the key is lost, the active seeds cannot be opened again.
 */
export const seedEnvelope = defineService('play.seed-envelope', ({ config }) =>
  envelopeOf(
    config.playSeedKey ? hexToBytes(config.playSeedKey) : readKeyFile(config.dataDir, 'play-seed'),
  ),
);
