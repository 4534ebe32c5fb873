import { hashBack } from '@palaro/fairness';
import { useEffect, useState } from 'react';
import { checkSeeds, type VerifyFields } from './verify-fields.ts';

/** A walk from a shown element of a hash chain back to the chain's first hash. */
export interface ChainWalk {
  steps: number;
  done: number;
  /** Whether it leads there; null until all steps are done. */
  linked: boolean | null;
}

/** What a slow phone hashes within a frame or two, so that the page never stands still. */
const AT_ONCE = 2_000;
/** No chain is longer (docs/domain/fairness.md §6): a greater number cannot lead to its start. */
const LONGEST = 10_000_000;

/** Element `nonce` hashed that many times must be the first hash; null while a field is missing. */
export function useChainWalk(fields: VerifyFields): ChainWalk | null {
  const { serverSeed, nonce, anchor } = fields;
  const ready = serverSeed && nonce && anchor && Object.keys(checkSeeds(fields)).length === 0;
  const from = { serverSeed, nonce, element: serverSeed, done: 0 };
  const [reached, setReached] = useState(from);
  const same = reached.serverSeed === serverSeed && reached.nonce === nonce;
  const { element, done } = same ? reached : from;
  const steps = Number(nonce);
  const going = ready && steps <= LONGEST && done < steps;
  useEffect(() => {
    if (!going) return undefined;
    const next = Math.min(AT_ONCE, steps - done);
    const timer = setTimeout(() =>
      setReached({ serverSeed, nonce, element: hashBack(element, next), done: done + next }),
    );
    return () => clearTimeout(timer);
  }, [going, serverSeed, nonce, element, done, steps]);
  if (!ready) return null;
  return { steps, done, linked: going ? null : done === steps && element === anchor };
}
