import { Money } from '@palaro/kernel';
import { workQueues, type App, type Operator } from '@palaro/server';

export interface QueueRow {
  name: string;
  path: string;
  count: number;
  /** A decimal; null where no money waits. */
  amount: string | null;
  /** ISO 8601; null: nothing waits. */
  oldest: string | null;
  /** Seconds. */
  lateAfter: number;
}

/** The queues that an operator works on, with how much waits in each; without one, all of them. */
export async function readQueues(app: App, operator?: Operator): Promise<{ list: QueueRow[] }> {
  const shown = workQueues
    .of(app)
    .filter(({ permission }) => !operator || operator.may.has(permission));
  const list = await Promise.all(
    shown.map(async ({ name, path, lateAfter, waiting }) => {
      const { count, oldest, amount } = await waiting(app, operator);
      return {
        name,
        path,
        count,
        oldest: oldest?.toISOString() ?? null,
        lateAfter,
        amount: amount === undefined ? null : Money.text(amount),
      };
    }),
  );
  return { list };
}
