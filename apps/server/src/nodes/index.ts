import { randomHex } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { openLine } from './line.ts';
import { pack, unpack, type NodeMessage } from './messages.ts';

/** What comes within this goes out together: a notification is a commit of its own. */
const GATHER_MS = 10;

/**
 * Makes several nodes on one database one site for those who look at it: what is pushed is heard on
 * every node, an ended session ends everywhere, a changed site value holds everywhere, within a
 * moment (operator-console.md, cases 19 and 42). Money needs none of it: the database orders that.
 * Answers what stops it.
 */
export async function joinNodes(app: App, url: string): Promise<() => Promise<void>> {
  const me = randomHex(8);
  const failed = (error: unknown) =>
    app.log.error({ err: error }, 'the line to other nodes failed');
  let heard = Promise.resolve();
  const line = await openLine({
    url,
    // One after the other: a site value holds before what was pushed after its change.
    hear: (payload) => void (heard = heard.then(() => hear(payload)).catch(failed)),
    returned: () => void (heard = heard.then(catchUp).catch(failed)),
    failed,
  });
  const outbox = gather((messages) => send(messages).catch(failed));

  async function send(messages: NodeMessage[]) {
    for (const payload of pack(me, messages)) await line.tell(payload);
  }

  async function hear(payload: string) {
    const { from, messages } = unpack(payload);
    if (from === me) return;
    for (const message of messages) await take(message);
  }

  async function take(message: NodeMessage) {
    if (message.is === 'push') app.push.hear(message.event);
    else if (message.is === 'session') app.bus.emit('elsewhere.session', message);
    else if (message.is === 'site') await app.site.reload();
    else app.bus.emit('elsewhere.missed', {});
  }

  /** While the line was down neither side heard the other. */
  async function catchUp() {
    await app.site.reload();
    app.bus.emit('elsewhere.missed', {});
    await send([{ is: 'site' }, { is: 'missed' }]);
  }

  function listen() {
    app.bus.on('session.ended', ({ sessionId }) => outbox.add({ is: 'session', sessionId }));
    // A reset clears the bus before its listeners hear of it.
    app.bus.on('demo.reset', listen);
  }

  listen();
  app.site.shareWith(() => outbox.add({ is: 'site' }));
  app.push.shareWith((event) => outbox.add({ is: 'push', event }));
  return async () => {
    await outbox.stop();
    await line.stop();
    await heard;
  };
}

/** Collects for a moment, then hands on; one lot at a time, so that their order stays. */
function gather(handOn: (messages: NodeMessage[]) => Promise<void>) {
  let waiting: NodeMessage[] = [];
  let under: Promise<void> | null = null;

  async function work() {
    while (waiting.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
      const lot = waiting;
      waiting = [];
      await handOn(lot);
    }
    under = null;
  }

  return {
    add(message: NodeMessage) {
      waiting.push(message);
      under ??= work();
    },
    stop: async () => {
      await under;
    },
  };
}
