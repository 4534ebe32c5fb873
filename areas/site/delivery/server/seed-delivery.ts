import { plusSeconds } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { insertMessage } from './outbox.repository.ts';

const YESTERDAY_SECONDS = 20 * 3_600;

/** A mail that was given up after its tries, so that the demo's list has one to send again. */
export async function seedDelivery(app: App): Promise<void> {
  const at = plusSeconds(app.clock.now(), -YESTERDAY_SECONDS);
  await insertMessage(app.db, {
    recipient: 'operator2@palaro.example',
    channel: 'mail',
    purpose: 'changes',
    subject: 'Palaro: 2 changes wait for a second person',
    text: 'They were asked for more than 12 hours ago. Decide them in the console.',
    code: null,
    holds_code: false,
    state: 'failed',
    tries: 9,
    useful_until: at,
    sent_at: at,
  });
}
