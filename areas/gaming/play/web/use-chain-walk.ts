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

interface Path {
  from: string;
  steps: number;
  to: string;
}

/** What a slow phone hashes within a frame or two, so that the page never stands still. */
const AT_ONCE = 2_000;
/** No chain is longer (docs/domain/fairness.md §6): a greater number cannot lead to its start. */
const LONGEST = 10_000_000;

/** The walk of a shared draw's secret; null while a field is missing. */
export function useDrawWalk(fields: VerifyFields): ChainWalk | null {
  const { serverSeed: from, nonce, anchor: to } = fields;
  const ready = from && nonce && to && Object.keys(checkSeeds(fields)).length === 0;
  return useChainWalk(ready ? { from, steps: Number(nonce), to } : null);
}

/** Hashes `from` as often as the steps say, in parts between which the page goes on. */
export function useChainWalk(path: Path | null): ChainWalk | null {
  const { from, steps, to } = path ?? { from: '', steps: 0, to: '' };
  const start = { from, element: from, done: 0 };
  const [reached, setReached] = useState(start);
  const { element, done } = reached.from === from && reached.done <= steps ? reached : start;
  const going = steps <= LONGEST && done < steps;
  useEffect(() => {
    if (!going) return undefined;
    const next = Math.min(AT_ONCE, steps - done);
    const timer = setTimeout(() =>
      setReached({ from, element: hashBack(element, next), done: done + next }),
    );
    return () => clearTimeout(timer);
  }, [going, from, element, done, steps]);
  if (!path) return null;
  return { steps, done, linked: going ? null : done === steps && element === to };
}
