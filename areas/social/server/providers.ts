import { refuse, type App, type OidcClient } from '@palaro/server';
import { PROVIDERS, type Provider } from '../social.api.ts';
import { localBotToken, localClient } from './local-provider/local-clients.ts';

type OidcProvider = Exclude<Provider, 'telegram'>;

/** Null where the deployment is nobody to the provider; the demo plays those itself. */
export const clientOf = (app: App, provider: OidcProvider): OidcClient | null =>
  app.config.social[provider] ?? (app.config.demo ? localClient(app, provider) : null);

/** The bot in whose name Telegram signs; null where there is none. */
export const botTokenOf = (app: App): string | null =>
  app.config.social.telegramBotToken ?? (app.config.demo ? localBotToken(app) : null);

function isOpen(app: App, provider: Provider): boolean {
  const { settings, switches } = app.site;
  if (!settings['social.enabled']) return false;
  if (provider === 'telegram') return settings['social.telegram'] && botTokenOf(app) !== null;
  const on = provider === 'google' ? switches.GOOGLELOGIN3 : switches.FACEBOOKLOGIN3;
  return on && clientOf(app, provider) !== null;
}

/** Providers by which one can come in now (LOGIN-03). */
export const openProviders = (app: App): Provider[] =>
  PROVIDERS.filter((provider) => isOpen(app, provider));

/** Throws `switched_off` where the provider is closed, at whatever step of its way (AC-35). */
export function requireOpen(app: App, provider: Provider): void {
  if (!isOpen(app, provider)) throw refuse('switched_off');
}

export const isProvider = (name: string): name is Provider =>
  (PROVIDERS as readonly string[]).includes(name);
