import { canonicalJson, sha256Hex } from '@palaro/fairness';
import type { GameRules } from '@palaro/games';

const known = new WeakMap<object, string>();

/** SHA-256 of a version's published config as canonical JSON; stored with every round. */
export function configHash({ config }: GameRules): string {
  const hash = known.get(config) ?? sha256Hex(canonicalJson(config));
  known.set(config, hash);
  return hash;
}
