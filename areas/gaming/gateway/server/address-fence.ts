import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Built once for each list, since the settings' object stays the same until they change. */
const fences = new WeakMap<readonly string[], BlockList>();

/** Whether this address may call; an empty list allows every address. */
export function isAllowedAddress(addresses: readonly string[], ip: string): boolean {
  if (addresses.length === 0) return true;
  const fence = fences.get(addresses) ?? fenceOf(addresses);
  fences.set(addresses, fence);
  // A socket for both IPv4 and IPv6 reports an IPv4 caller as ::ffff:192.0.2.1.
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '');
  return fence.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
}

function fenceOf(addresses: readonly string[]): BlockList {
  const fence = new BlockList();
  for (const address of addresses) {
    const [host = '', bits] = address.split('/');
    const family = isIPv6(host) ? 'ipv6' : 'ipv4';
    if (bits === undefined) fence.addAddress(host, family);
    else fence.addSubnet(host, Number(bits), family);
  }
  return fence;
}
