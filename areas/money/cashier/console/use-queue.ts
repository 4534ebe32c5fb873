import { useQueryParam } from '@palaro/client';
import { useTaking, whatFailed } from '@palaro/desk';
import { toast } from '@palaro/ui';

/**
 * The order of a queue that is looked at: the one in the address, else the first. Who has taken it
 * is what every operator sees; an answer is given by him alone.
 */
export function useQueue<Row extends { id: string }>(queue: string, rows: readonly Row[]) {
  const [wanted, want] = useQueryParam('item');
  const at = Math.max(
    rows.findIndex(({ id }) => id === wanted),
    0,
  );
  const row = rows[at];
  const { taking, take, release } = useTaking(queue, row?.id ?? '');
  const told = (done: Promise<unknown> | undefined) =>
    void done?.catch((error: unknown) => toast(whatFailed(error), { kind: 'error' }));
  return {
    row,
    owner: taking?.operator ?? null,
    mine: taking?.mine === true,
    take: () => told(take()),
    release: () => told(release()),
    next: () => want(rows[(at + 1) % rows.length]?.id ?? null),
  };
}
