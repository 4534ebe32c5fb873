import type { FastifyRequest } from 'fastify';

/** The part of a request that these functions read. */
type Caller = Pick<FastifyRequest, 'ip' | 'headers'>;

const isLoopback = (ip: string) => /^(127\.|::1$|::ffff:127\.)/.test(ip);
/**
 * Proxies set these headers. The real caller is then elsewhere, even if the connection is local.
 */
const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];
const LOCAL_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether the caller is a process on this machine, and not a local proxy for someone elsewhere. */
export const isLocal = ({ ip, headers }: Caller) =>
  isLoopback(ip) && !FORWARDING.some((name) => headers[name] !== undefined);

/** Whether an address names this machine. */
export const isLocalAddress = (address: string) =>
  URL.canParse(address) && LOCAL_NAME.test(new URL(address).hostname);

/**
 * Whether the call comes from this machine and no foreign web page caused it. A local browser sends
 * what any site tells it to (a form to `localhost`, a name that resolves to 127.0.0.1).
 */
export function isFromHere(request: Caller): boolean {
  const { host, origin } = request.headers;
  const ours = origin === undefined || isLocalAddress(origin);
  return isLocal(request) && isLocalAddress(`http://${host}`) && ours;
}
