import { Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { smsParts } from './sms-parts.ts';
import { smsProviders } from './sms-providers.ts';

/**
 * How many parts an SMS has, and what it costs at most: by the dearest gateway of the site, as any
 * of them may take it. Without a gateway it costs nothing.
 */
export function smsPrice(app: App, text: string): { parts: number; cost: string } {
  const parts = smsParts(text);
  const prices = app.site.settings['sms.prices'];
  const dearest = smsProviders(app)
    .gateways.map(({ name }) => Money.of(prices[name] ?? Money.text(Money.zero)))
    .reduce((one, other) => (one > other ? one : other), Money.zero);
  return { parts, cost: Money.text(dearest * BigInt(parts)) };
}
