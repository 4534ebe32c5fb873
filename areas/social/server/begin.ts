import type { MemberId } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { ARRIVAL, type Provider } from '../social.api.ts';
import { beginAttempt } from './attempts.ts';
import { localTelegramAddress } from './local-provider/local-clients.ts';
import { authorizationAddress } from './oidc.ts';
import { botTokenOf, clientOf, requireOpen } from './providers.ts';

const TELEGRAM = 'https://oauth.telegram.org/auth';

interface Beginning {
  provider: Provider;
  browser: string;
  /** Scheme, host and port that the browser comes back to. */
  origin: string;
  back: string;
  memberId: MemberId | null;
}

/** Notes that a browser goes to a provider and answers where it goes. Throws `switched_off`. */
export async function begin(app: App, beginning: Beginning): Promise<string> {
  const { provider, origin, back } = beginning;
  requireOpen(app, provider);
  const secrets = await beginAttempt(app, beginning);
  if (provider === 'telegram') return telegramAddress(app, { origin, back, state: secrets.state });
  const client = clientOf(app, provider);
  if (!client) throw refuse('switched_off');
  return authorizationAddress(app, { provider, client, origin, secrets });
}

/** By redirect: Telegram's own button would be a script of theirs in this page. */
function telegramAddress(app: App, from: { origin: string; back: string; state: string }) {
  const { origin, back, state } = from;
  const returnTo = new URL(ARRIVAL, origin);
  returnTo.searchParams.set('state', state);
  if (back) returnTo.searchParams.set('back', back);
  const [bot = ''] = (botTokenOf(app) ?? '').split(':');
  const address = new URL(
    app.config.social.telegramBotToken ? TELEGRAM : localTelegramAddress(app),
  );
  const query = { bot_id: bot, origin, return_to: returnTo.href, request_access: 'write' };
  address.search = new URLSearchParams(query).toString();
  return address.href;
}
