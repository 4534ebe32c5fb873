import type { MemberId } from '@palaro/kernel';
import { refuse, type App, type TelegramBot } from '@palaro/server';
import { ARRIVAL, type Provider } from '../social.api.ts';
import { beginAttempt } from './attempts.ts';
import { authorizationAddress } from './oidc.ts';
import { clientOf, requireOpen } from './providers.ts';

interface Beginning {
  provider: Provider;
  browser: string;
  /** Scheme, host and port to which the browser comes back. */
  origin: string;
  back: string;
  memberId: MemberId | null;
}

/**
 * Records that a browser goes to a provider; answers the address to go to. Throws `switched_off`.
 */
export async function begin(app: App, beginning: Beginning): Promise<string> {
  const { provider, origin, back } = beginning;
  requireOpen(app, provider);
  const secrets = await beginAttempt(app, beginning);
  const { telegram } = app.config.social;
  if (provider === 'telegram') {
    if (!telegram) throw refuse('switched_off');
    return telegramAddress(telegram, { origin, back, state: secrets.state });
  }
  const client = clientOf(app, provider);
  if (!client) throw refuse('switched_off');
  return authorizationAddress(app, { provider, client, origin, secrets });
}

/** By redirect, because Telegram's button would put a script of theirs into this page. */
function telegramAddress(
  telegram: TelegramBot,
  from: { origin: string; back: string; state: string },
) {
  const { origin, back, state } = from;
  const returnTo = new URL(ARRIVAL, origin);
  returnTo.searchParams.set('state', state);
  if (back) returnTo.searchParams.set('back', back);
  const [bot = ''] = telegram.botToken.split(':');
  const address = new URL(telegram.address);
  const query = { bot_id: bot, origin, return_to: returnTo.href, request_access: 'write' };
  address.search = new URLSearchParams(query).toString();
  return address.href;
}
