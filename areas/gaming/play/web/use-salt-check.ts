import type { Reply } from '@palaro/api';
import { hashOfBytes } from '@palaro/fairness';
import type { playApi } from '../play.api.ts';
import { useChainWalk } from './use-chain-walk.ts';

type Chain = Reply<typeof playApi.round>['fairness']['chain'];
export type Beacon = NonNullable<NonNullable<Chain>['beacon']>;

/** Whether a chain's salt is the value of the beacon's round that was named before it was known. */
export interface SaltCheck {
  beacon: Beacon;
  /** Null while it is being worked out. */
  right: boolean | null;
}

/**
 * Checks the salt: drand's is the hash of the network's signature, the operator's an element of a
 * chain of its own (docs/domain/fairness.md §6). Null without a salt that a beacon named.
 */
export function useSaltCheck(chain: Chain, clientSeed: string): SaltCheck | null {
  const beacon = chain?.beacon ?? null;
  const own = beacon?.source === 'operator' ? beacon : null;
  const walk = useChainWalk(own && { from: clientSeed, steps: own.round, to: own.anchor });
  if (!beacon || !chain?.salt) return null;
  if (walk) return { beacon, right: walk.linked };
  return { beacon, right: beacon.proof !== null && hashOfBytes(beacon.proof) === clientSeed };
}
