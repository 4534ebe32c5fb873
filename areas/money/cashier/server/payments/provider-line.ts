import { PROVIDERS, type Line, type Provider } from '@palaro/providers';
import { defineProvision, provide, type App } from '@palaro/server';

export interface Connected {
  provider: Provider;
  line: Line;
}

/** The providers that this deployment has secrets for, by code, whether they are used or not. */
export const connectedProviders = defineProvision<ReadonlyMap<string, Connected>>(
  'cashier.connected-providers',
);

export const configuredProviders = provide(connectedProviders, (app) => {
  const { providers, production } = app.config;
  return new Map(
    PROVIDERS.flatMap((provider) => {
      const access = providers[provider.code];
      if (!access) return [];
      const { secrets } = access;
      const address = access.address ?? provider.address ?? '';
      const line = { address, secrets, test: !production, now: () => app.clock.now() };
      return [[provider.code, { provider, line }] as const];
    }),
  );
});

/** A provider that may be asked: its secrets are there. Null otherwise. */
export const connected = (app: App, code: string | null): Connected | null =>
  (code === null ? undefined : connectedProviders.of(app).get(code)) ?? null;

/** A provider that takes new orders: connected, and named in `payments.providers`. */
export function usable(app: App, code: string): Connected | null {
  return app.site.settings['payments.providers'].includes(code) ? connected(app, code) : null;
}

/** Where this site hears of payments and payouts of a provider. */
export const webhookUrl = ({ config }: App, code: string) =>
  `${config.publicUrl}/api/v1/payments/webhooks/${code}`;
