import { useQueryParam } from '@palaro/client';
import { afterLayers, toast } from '@palaro/ui';
import { useState } from 'react';
import { whatFailed } from '../act.ts';
import { nextFree } from './next-free.ts';
import { useTaking } from './takings.ts';

/**
 * Current item of a queue: the one in the address, else the first. Every operator sees who has
 * claimed it; only he decides on it. `next` goes on to the next item that nobody else has.
 */
export function useQueue<Row extends { id: string }>(queue: string, rows: readonly Row[]) {
  const [itemId, setItemId] = useQueryParam('item');
  // Shown before the address says it: a dialog's own history entry has to be gone first, since the
  // step back would bring the old address again.
  const [nextId, setNextId] = useState<string | null>(null);
  const shown = nextId ?? itemId;
  const at = Math.max(
    rows.findIndex(({ id }) => id === shown),
    0,
  );
  const row = rows[at];
  const { taking, all, take, release } = useTaking(queue, row?.id ?? '');
  const toastFailure = (call: Promise<unknown> | undefined) =>
    void call?.catch((error: unknown) => toast(whatFailed(error), { kind: 'error' }));
  const next = () => {
    const to = nextFree(rows, at, all);
    setNextId(to);
    afterLayers(() => {
      setItemId(to);
      setNextId(null);
    });
  };
  return {
    row,
    owner: taking?.operator ?? null,
    mine: taking?.mine === true,
    take: () => toastFailure(take()),
    release: () => toastFailure(release()),
    next,
  };
}
