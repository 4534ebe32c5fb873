import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIPv4, isIPv6, type LookupFunction } from 'node:net';

/**
 * Networks that an address given by a stranger may not lead to: private networks and reserved ones
 * (RFC 6890). Everything else is the public internet.
 */
const INNER = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/**
 * All of IPv6 outside the public range, and the parts of the public range that are reserved or wrap
 * an IPv4 address.
 */
const INNER_IPV6 = ['::/3', '4000::/2', '8000::/1', '2001::/23', '2001:db8::/32', '2002::/16'];

/**
 * One list per family, because a combined list mistakes an IPv4 address for the IPv6 address that
 * wraps it.
 */
const fence = new BlockList();
const fenceIPv6 = new BlockList();
for (const net of INNER) fence.addSubnet(...subnet(net), 'ipv4');
for (const net of INNER_IPV6) fenceIPv6.addSubnet(...subnet(net), 'ipv6');

function subnet(net: string): [string, number] {
  const [host = '', bits] = net.split('/');
  return [host, Number(bits)];
}

/** Whether an address is on the public internet. False for a text that is not an address. */
export function isPublic(ip: string): boolean {
  if (isIPv4(ip)) return !fence.check(ip, 'ipv4');
  return isIPv6(ip) && !fenceIPv6.check(ip, 'ipv6');
}

/** Thrown if a name leads to a private network. */
export class FencedAddress extends Error {}

/**
 * A look-up for sockets that returns only public addresses. The socket connects to the checked
 * address itself, so a name that resolves differently the next time gains nothing.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const first = addresses[0];
    const inner = addresses.find(({ address }) => !isPublic(address));
    if (inner || !first)
      return callback(new FencedAddress(`${hostname} is inside the network`), []);
    if (options.all) return callback(null, addresses satisfies LookupAddress[]);
    return callback(null, first.address, first.family);
  });
};
