import type { Method, Route, RouteCounts } from './methods.repository.ts';

interface Caller {
  uplines: readonly string[];
  /** His level in the VIP club. */
  vip: number;
}

type Offered = Pick<
  Method,
  'enabled' | 'vip_from' | 'vip_to' | 'lines' | 'open_from' | 'open_until'
>;

/**
 * Whether this member may use a method at this time of the site's day, `HH:MM:SS`
 * (docs/domain/payments.md §1). Hours that end before they begin go over midnight.
 */
export function isOpenFor(method: Offered, { uplines, vip }: Caller, clock: string) {
  const { enabled, vip_from, vip_to, lines, open_from, open_until } = method;
  if (!enabled) return false;
  if (vip < (vip_from ?? vip) || vip > (vip_to ?? vip)) return false;
  if (lines.length > 0 && !lines.some((line) => uplines.includes(line))) return false;
  if (open_from === null || open_until === null) return true;
  return open_from <= open_until
    ? clock >= open_from && clock < open_until
    : clock >= open_from || clock < open_until;
}

/** Below this share of paid orders a route sinks to the last place, percent. */
const HEALTHY_PERCENT = 60;
/** So few orders say nothing of a provider. */
const ORDERS_MIN = 5;

/** What of a route's orders was paid, percent; null where too few ended to say. */
export function successOf({ method, provider }: Route, counts: readonly RouteCounts[]) {
  const found = counts.find((one) => one.method === method && one.provider === provider);
  return found && found.ended >= ORDERS_MIN ? Math.round((found.paid * 100) / found.ended) : null;
}

/** The routes in the order in which they are tried: sick ones last, else as operators sorted. */
export const healthiestFirst = (routes: readonly Route[], counts: readonly RouteCounts[]) => {
  const isSick = (route: Route) => (successOf(route, counts) ?? 100) < HEALTHY_PERCENT;
  return [...routes.filter((one) => !isSick(one)), ...routes.filter(isSick)];
};

/** The time of day in a zone, `HH:MM:SS`, as the database writes times. */
export const clockIn = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium' }).format(at);
