import { workQueues, type App, type Operator } from '@palaro/server';

/** The queues that an operator works on, with how much waits in each. */
export async function readQueues(app: App, operator: Operator) {
  const mine = workQueues.of(app).filter(({ permission }) => operator.may.has(permission));
  const list = await Promise.all(
    mine.map(async ({ name, path, lateAfter, waiting }) => {
      const { count, oldest } = await waiting(app, operator);
      return { name, path, count, oldest: oldest?.toISOString() ?? null, lateAfter };
    }),
  );
  return { list };
}
