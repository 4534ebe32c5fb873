import type { MemberId } from '@palaro/kernel';
import { defineService, type App } from '@palaro/server';

const queues = defineService('play.turns', () => new Map<MemberId, Promise<unknown>>());

/**
 * One after the other for a member on this node: each next round needs the nonce of the one before,
 * so running two at once would only make one of them draw again.
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
