import { useQueryParam } from '@palaro/client';
import { useTaking, whatFailed } from '@palaro/desk';
import { toast } from '@palaro/ui';

/**
 * Current item of a queue: the one in the address, else the first. Every operator sees who has
 * claimed it; only he decides on it.
 */
export function useQueue<Row extends { id: string }>(queue: string, rows: readonly Row[]) {
  const [itemId, setItemId] = useQueryParam('item');
  const at = Math.max(
    rows.findIndex(({ id }) => id === itemId),
    0,
  );
  const row = rows[at];
  const { taking, take, release } = useTaking(queue, row?.id ?? '');
  const toastFailure = (call: Promise<unknown> | undefined) =>
    void call?.catch((error: unknown) => toast(whatFailed(error), { kind: 'error' }));
  return {
    row,
    owner: taking?.operator ?? null,
    mine: taking?.mine === true,
    take: () => toastFailure(take()),
    release: () => toastFailure(release()),
    next: () => setItemId(rows[(at + 1) % rows.length]?.id ?? null),
  };
}
