import type { MemberId } from '@palaro/kernel';
import { defineService, oneByOne, type App } from '@palaro/server';

const queues = defineService('play.turns', () => oneByOne());

/**
 * Runs a member's rounds one after another on this node. Each round needs the next nonce, so two at
 * once would draw with the same nonce, and one would have to draw again.
 */
export const inTurn = <T>(app: App, memberId: MemberId, work: () => Promise<T>): Promise<T> =>
  queues(app)(memberId, work);
