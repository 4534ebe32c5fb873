import type { App } from '@palaro/server';
import { connected } from '../payments/provider-line.ts';
import { readMethods } from './read-methods.ts';

/**
 * Gaps that keep members of a real site from paying in or being paid out, with the provider that
 * each is about: one without secrets, or no method that anybody serves
 * (docs/domain/payments.md §1).
 */
export async function paymentGaps(app: App) {
  const { methods } = await readMethods(app);
  const isServed = (way: 'in' | 'out') =>
    methods.some(({ direction, enabled, served }) => direction === way && enabled && served);
  return [
    ...app.site.settings['payments.providers']
      .filter((code) => connected(app, code) === null)
      .map((about) => ({ gap: 'provider_secrets' as const, about })),
    ...(isServed('in') ? [] : [{ gap: 'no_deposits' as const, about: '' }]),
    ...(isServed('out') ? [] : [{ gap: 'no_payouts' as const, about: '' }]),
  ];
}
