import { hasPlayMoney, type MemberId } from '@palaro/kernel';
import { vipLevelOf, type App } from '@palaro/server';
import { usable } from '../payments/provider-line.ts';
import { clockIn, healthiestFirst, isOpenFor } from './method-open.ts';
import {
  countByRoute,
  listMethods,
  listRoutes,
  type AboutMember,
  type Method,
  type Route,
} from './methods.repository.ts';

/** The one provider that play money goes through (docs/domain/payments.md §2). */
const SANDBOX = 'SANDBOX';

export interface UsableMethod {
  method: Method;
  /** In the order in which they are tried; empty for a transfer by hand. */
  routes: Route[];
}

/**
 * What this member may pay in with now: switched on, open at this hour, for his line, and served
 * by a provider of this site. House test members only through the sandbox.
 */
export async function usableMethods(
  app: App,
  member: MemberId,
  about: AboutMember,
): Promise<UsableMethod[]> {
  const { db } = app;
  const now = app.clock.now();
  const [methods, routes, counts, { level: vip }] = await Promise.all([
    listMethods(db),
    listRoutes(db),
    countByRoute(db, now),
    vipLevelOf.of(app)(member),
  ]);
  const clock = clockIn(app.site.settings['site.zone'], now);
  const playMoney = hasPlayMoney(about.type);
  return methods
    .filter((one) => one.direction === 'in' && isOpenFor(one, { ...about, vip }, clock))
    .map((method) => {
      const serving = routes.filter(
        ({ method: code, provider, enabled }) =>
          code === method.code &&
          enabled &&
          usable(app, provider) !== null &&
          (!playMoney || provider === SANDBOX),
      );
      return { method, routes: healthiestFirst(serving, counts) };
    })
    .filter((one) => (one.method.kind === 'manual' ? !playMoney : one.routes.length > 0));
}
