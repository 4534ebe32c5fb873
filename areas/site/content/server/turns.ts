import { object } from '@palaro/api';
import { defineTask, type App, type Tx } from '@palaro/server';
import { contentTopic } from '../content.api.ts';

const MS = 1_000;
const turn = { name: 'content.tell-turn', payload: object({}) };

/** Tells open screens that a published entry begins or ends now (OC-25). */
export const turnTask = defineTask({
  ...turn,
  timeoutSeconds: 30,
  run: ({ app }) => Promise.resolve(app.push.publish(contentTopic, {})),
});

/**
 * Asks for the news of both ends of an entry's time. An answer judges times by itself, so news of
 * a time that was changed since then does no harm.
 */
export async function planTurns(
  app: App,
  tx: Tx,
  { starts_at, ends_at }: { starts_at: Date; ends_at: Date | null },
) {
  const now = app.clock.now().getTime();
  for (const at of [starts_at, ends_at]) {
    const afterSeconds = at ? (at.getTime() - now) / MS : 0;
    if (afterSeconds > 0) await app.queue.add(tx, turn, {}, { afterSeconds });
  }
}
