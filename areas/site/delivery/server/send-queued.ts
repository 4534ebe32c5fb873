import { plusSeconds } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { countTry } from './delivery-metrics.ts';
import { markFailed, markSent, nextTry, postpone, takeDue, type Due } from './outbox.repository.ts';
import { openParcel } from './parcel.ts';
import { ProviderRefused } from './provider.ts';
import { sendByProviders, type Sending } from './send-sms-by-providers.ts';
import { SANDBOX } from './sms-providers.ts';
import { mailDoor, type Mail } from './smtp.ts';

/** Longer than all gateways need together, so that no second run sends the message meanwhile. */
const TAKEN_SECONDS = 90;
const FIRST_WAIT_SECONDS = 10;
const LONGEST_WAIT_SECONDS = 600;
const SMTP = 'smtp';

/**
 * Sends a message of the outbox if it is due. Returns when to try again, with growing waits until
 * the message is no longer useful; null when it is done.
 */
export async function sendQueued(app: App, id: string, now: Date): Promise<Date | null> {
  const due = await takeDue(app.db, id, now, plusSeconds(now, TAKEN_SECONDS));
  if (due) await send(app, due, now);
  return nextTry(app.db, id);
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
    // A mail server's error text may repeat the mail; a connection's error code does not.
    app.log.warn({ why: refused ? message : (code ?? 'no answer') }, 'a mail was not accepted');
    return refused && error.lasting ? 'never' : 'later';
  }
}
