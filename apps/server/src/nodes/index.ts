import { randomHex } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { openLine } from './line.ts';
import { pack, unpack, type NodeMessage } from './messages.ts';

/** Messages within this time share one notification, because each notification is a commit. */
const GATHER_MS = 10;

/**
 * Makes several nodes on one database act as one site: within a moment, every node hears pushed
 * events, ended sessions and changed site values (docs/domain/operator-console.md, cases 19 and
 * 42). Money does not depend on it, since the database orders transfers. Returns a function to
 * leave.
 */
export async function joinNodes(app: App, url: string): Promise<() => Promise<void>> {
  const me = randomHex(8);
  const failed = (error: unknown) =>
    app.log.error({ err: error }, 'the connection to the other nodes failed');
  let heard = Promise.resolve();
  const line = await openLine({
    url,
    // In order, so that a changed site value is loaded before events pushed after the change.
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
    else if (message.is === 'session') app.nodeBus.emit('elsewhere.session', message);
    else if (message.is === 'changed') app.nodeBus.emit('elsewhere.changed', message);
    else if (message.is === 'site') await app.site.reload();
    else if (message.is === 'content') app.nodeBus.emit('elsewhere.content', {});
    else app.nodeBus.emit('elsewhere.missed', {});
  }

  /** While the line was down, this node and the others missed each other's news. */
  async function catchUp() {
    await app.site.reload();
    app.nodeBus.emit('elsewhere.missed', {});
    await send([{ is: 'site' }, { is: 'missed' }]);
  }

  function listen() {
    app.nodeBus.on('session.ended', ({ sessionId }) => outbox.add({ is: 'session', sessionId }));
    app.nodeBus.on('session.changed', ({ sessionId }) => outbox.add({ is: 'changed', sessionId }));
    app.nodeBus.on('content.changed', () => outbox.add({ is: 'content' }));
    // A reset clears the bus before it tells the listeners.
    app.nodeBus.on('demo.reset', listen);
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

/** Collects messages for a moment, then sends them; one batch at a time keeps their order. */
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
