import type { MemberId } from '@palaro/kernel';
import { defineService, type App } from '@palaro/server';

const queues = defineService('play.turns', () => new Map<MemberId, Promise<unknown>>());

/**
 * Runs a member's rounds one after another on this node. Each round needs the next nonce, so two at
 * once would draw with the same nonce, and one would have to draw again.
 */
export function inTurn<T>(app: App, memberId: MemberId, work: () => Promise<T>): Promise<T> {
  const turns = queues(app);
  const turn = (turns.get(memberId) ?? Promise.resolve()).then(work, work);
  const settled = turn.then(
    () => undefined,
    () => undefined,
  );
  turns.set(memberId, settled);
  void settled.then(() => {
    if (turns.get(memberId) === settled) turns.delete(memberId);
  });
  return turn;
}
