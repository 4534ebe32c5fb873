import { plusSeconds } from '@palaro/kernel';
import { defineService, type App } from '@palaro/server';
import { countTry } from './delivery-metrics.ts';
import { markFailed, markSent, postpone, takeDue, type Due } from './outbox.repository.ts';
import { openParcel } from './parcel.ts';
import { ProviderRefused } from './provider.ts';
import { sendByProviders, type Sending } from './send-sms-by-providers.ts';
import { SANDBOX } from './sms-providers.ts';
import { mailDoor, type Mail } from './smtp.ts';

/** Longer than every gateway takes together: then another node takes the message over. */
const TAKEN_SECONDS = 90;
const FIRST_WAIT_SECONDS = 10;
const LONGEST_WAIT_SECONDS = 600;
const SMTP = 'smtp';

/** Sends what is due; what nobody takes now waits longer each time, until nobody wants it. */
export async function sendQueued(app: App, now: Date, batch: number): Promise<void> {
  const due = await takeDue(app.db, now, plusSeconds(now, TAKEN_SECONDS), batch);
  await Promise.all(
    due.map((message) =>
      send(app, message, now).catch((error: unknown) =>
        app.log.error({ err: error, message: message.id }, 'a message could not be sent'),
      ),
    ),
  );
}

async function send(app: App, message: Due, now: Date): Promise<void> {
  const { id, recipient, channel, tries, useful_until } = message;
  if (now >= useful_until) return void (await fail(app, id));
  const parcel = openParcel(app, recipient, message.parcel);
  const to = { to: recipient, ...parcel };
  const taken = await (channel === 'sms' ? sendByProviders(app, to) : sendByMail(app, to));
  if (typeof taken === 'object') return void (await markSent(app.db, id, taken.provider, taken.id));
  if (taken === 'never') return void (await fail(app, id));
  const wait = Math.min(FIRST_WAIT_SECONDS * 2 ** (tries - 1), LONGEST_WAIT_SECONDS);
  await postpone(app.db, id, plusSeconds(now, wait));
}

async function fail(app: App, id: string): Promise<void> {
  app.log.warn({ message: id }, 'a message was given up');
  await markFailed(app.db, id);
}

async function sendByMail(app: App, mail: Mail): Promise<Sending> {
  const door = mailDoor(app);
  if (!door) return { provider: SANDBOX, id: null };
  try {
    const id = await door.send(mail);
    countTry(app, SMTP, 'sent');
    return { provider: SMTP, id };
  } catch (error) {
    const refused = error instanceof ProviderRefused;
    countTry(app, SMTP, refused ? 'refused' : 'unanswered');
    const { code, message } = error as Error & { code?: string };
    // A mail server's own words may repeat the mail; a connection's code does not.
    app.log.warn({ why: refused ? message : (code ?? 'no answer') }, 'a mail was not taken');
    return refused && error.lasting ? 'never' : 'later';
  }
}

/** The answer to whoever asked is on its way first, so that its time tells nothing. */
const BEHIND_MS = 50;
const AT_ONCE = 50;

/** Sends soon what was just queued, without waiting for the job's turn. */
export const soon = defineService('delivery.soon', (app) => {
  let timer: NodeJS.Timeout | undefined;
  const running = new Set<Promise<void>>();
  function run() {
    timer = undefined;
    const turn = sendQueued(app, app.clock.now(), AT_ONCE)
      .catch((error: unknown) => app.log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => running.delete(turn));
    running.add(turn);
  }
  return {
    send() {
      timer ??= setTimeout(run, BEHIND_MS).unref();
    },
    /** What is being sent is told to the end; the rest waits in the table. */
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await Promise.all(running);
    },
  };
});
