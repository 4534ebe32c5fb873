import { demoBooks } from '@palaro/cashier/server';
import { SANDBOX_SECRETS } from '@palaro/providers/sandbox';
import type { App, Config } from '@palaro/server';

/** It sends what has become due before it answers. */
const ANSWER_MS = 10_000;

/** The demo's access to the sandbox provider, if it runs (docs/domain/payments.md §6). */
export const sandboxAccess = (url: string | null): Config['providers'] =>
  url === null ? {} : { SANDBOX: { address: url, secrets: SANDBOX_SECRETS } };

/** Moves the sandbox provider's clock to the site's, so that what it owes by then is sent. */
export const moveSandboxPay = (app: App) =>
  tell(app, 'clock', { now: app.clock.now().toISOString() });

/** Tells it to forget everything when the demo is reset: numbers of orders are given out again. */
export const emptySandboxPay = (app: App) => tell(app, 'reset', {});

/** Tells it the demo's past, for its files of those days; what it has already stays. */
export const tellSandboxPayThePast = async (app: App) => tell(app, 'books', await demoBooks(app));

/** If it does not run, the demo goes on without it. */
async function tell(
  { config, log }: App,
  what: 'clock' | 'reset' | 'books',
  body: object,
): Promise<void> {
  if (config.sandboxPayUrl === null) return;
  try {
    const answer = await fetch(`${config.sandboxPayUrl}/sandbox/${what}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${SANDBOX_SECRETS.key}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  } catch (error) {
    log.warn({ err: error, what }, 'the sandbox provider did not follow');
  }
}
