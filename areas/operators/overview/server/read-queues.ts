import { workQueues, type App, type Operator } from '@palaro/server';

export interface QueueRow {
  name: string;
  path: string;
  count: number;
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
      const { count, oldest } = await waiting(app, operator);
      return { name, path, count, oldest: oldest?.toISOString() ?? null, lateAfter };
    }),
  );
  return { list };
}
