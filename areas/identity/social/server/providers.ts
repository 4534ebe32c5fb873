import { refuse, type App, type OidcClient } from '@palaro/server';
import { PROVIDERS, type Provider } from '../social.api.ts';

type OidcProvider = Exclude<Provider, 'telegram'>;

/** Null where the deployment is not registered with the provider. */
export const clientOf = (app: App, provider: OidcProvider): OidcClient | null =>
  app.config.social[provider];

function isOpen(app: App, provider: Provider): boolean {
  const { site, config } = app;
  const { settings, switches } = site;
  if (!settings['social.enabled']) return false;
  if (provider === 'telegram')
    return settings['social.telegram'] && config.social.telegram !== null;
  const on = provider === 'google' ? switches.GOOGLELOGIN3 : switches.FACEBOOKLOGIN3;
  return on && clientOf(app, provider) !== null;
}

/** Providers that can be used now (LOGIN-03). */
export const openProviders = (app: App): Provider[] =>
  PROVIDERS.filter((provider) => isOpen(app, provider));

/** Throws `switched_off` where the provider is closed, at any step of the login (AC-35). */
export function requireOpen(app: App, provider: Provider): void {
  if (!isOpen(app, provider)) throw refuse('switched_off');
}

export const isProvider = (name: string): name is Provider =>
  (PROVIDERS as readonly string[]).includes(name);
