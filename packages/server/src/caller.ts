import type { FastifyRequest } from 'fastify';

/** What of a request these questions look at. */
type Caller = Pick<FastifyRequest, 'ip' | 'headers'>;

const isLoopback = (ip: string) => /^(127\.|::1$|::ffff:127\.)/.test(ip);
/** Set by proxies: the caller of such a request is elsewhere, wherever its connection begins. */
const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];
const LOCAL_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a process of this machine calls, and not a proxy here for somebody elsewhere. */
export const isLocal = ({ ip, headers }: Caller) =>
  isLoopback(ip) && !FORWARDING.some((name) => headers[name] !== undefined);

/** Whether an address names this machine itself. */
export const isLocalAddress = (address: string) =>
  URL.canParse(address) && LOCAL_NAME.test(new URL(address).hostname);

/**
 * Whether no page from elsewhere stands behind a call of this machine: a browser here sends what
 * any site asks it to (a form to `localhost`, a name that leads to 127.0.0.1).
 */
export function isFromHere(request: Caller): boolean {
  const { host, origin } = request.headers;
  const ours = origin === undefined || isLocalAddress(origin);
  return isLocal(request) && isLocalAddress(`http://${host}`) && ours;
}

/** Ours hold one word of base64url or of a token each; anything else is not ours. */
export const cookieOf = ({ headers }: Pick<FastifyRequest, 'headers'>, name: string) =>
  (headers.cookie ?? '')
    .split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1)
    .match(/^[A-Za-z0-9_.-]{1,200}$/)?.[0];
