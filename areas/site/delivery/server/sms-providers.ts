import type { App } from '@palaro/server';
import type { SmsProvider } from './provider.ts';
import { semaphore } from './semaphore.ts';
import { twilio } from './twilio.ts';

/** The name of the outbox as a provider: messages stay there to be read and are sent nowhere. */
export const SANDBOX = 'sandbox';

/**
 * The gateways that the deployment has accounts for, in the order of `sms.providers` up to the
 * sandbox, and whether the sandbox takes what they do not.
 */
export function smsProviders({ config, site }: App) {
  const names: readonly string[] = site.settings['sms.providers'];
  const at = names.indexOf(SANDBOX);
  const wanted = at < 0 ? names : names.slice(0, at);
  const { delivery, publicUrl } = config;
  const sender = site.settings['sms.sender'];
  const known: Record<string, SmsProvider | null> = {
    semaphore: delivery.semaphore && semaphore(delivery.semaphore, sender),
    twilio: delivery.twilio && twilio(delivery.twilio, publicUrl),
  };
  const gateways = wanted.flatMap((name) => known[name] ?? []);
  return { gateways, sandbox: at >= 0 };
}

/** Gaps that keep messages of a real site from arriving, with the gateway that it is about. */
export function deliveryGaps({ config, site }: App) {
  const { semaphore: hasSemaphore, twilio: hasTwilio, smtp } = config.delivery;
  const has: Record<string, boolean> = {
    semaphore: hasSemaphore !== null,
    twilio: hasTwilio !== null,
  };
  const gateways = site.settings['sms.providers'].filter((name) => !has[name]);
  return [
    ...gateways.map((about) => ({
      gap: about === SANDBOX ? ('sms_sandbox' as const) : ('sms_account' as const),
      about,
    })),
    ...(smtp ? [] : [{ gap: 'mail' as const, about: '' }]),
  ];
}
