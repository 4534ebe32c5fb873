import { setting, switchOn, useCall } from '@palaro/client';
import { PROVIDERS, socialApi, type Provider } from '../social.api.ts';

const MINUTE_MS = 60_000;

const SWITCHED_ON: Record<Provider, () => boolean> = {
  google: () => switchOn('GOOGLELOGIN3'),
  facebook: () => switchOn('FACEBOOKLOGIN3'),
  telegram: () => setting('social.telegram', false),
};

/** Providers that the deployment has switched on, in the order of the buttons (LOGIN-03). */
const switchedOn = (): Provider[] =>
  setting('social.enabled', false) ? PROVIDERS.filter((one) => SWITCHED_ON[one]()) : [];

/**
 * Those of them that can be used here. While the answer is awaited, `pending` is their possible
 * number. If all are switched off, the server is not asked.
 */
export function useOpenProviders(): { open: Provider[]; pending: number } {
  const wanted = switchedOn();
  const { data, isPending } = useCall(
    socialApi.providers,
    {},
    { when: wanted.length > 0, staleMs: MINUTE_MS },
  );
  const open = wanted.filter((one) => data?.providers.includes(one));
  return { open, pending: isPending ? wanted.length : 0 };
}
