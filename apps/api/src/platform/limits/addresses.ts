import { isIPv4, isIPv6 } from 'node:net';
import type { Requester } from '../turns.ts';

/**
 * Normalizes an IP address reported by a proxy or a socket: removes a port, brackets, quotes, `for=` and a zone, and
 * unmaps IPv4 from IPv6. `null` for anything else.
 */
export function readAddress(text: string): string | null {
  // Longer than an IPv6 address with all of these.
  if (text.length > 100) return null;
  const [, bracketed, plain = ''] =
    /^\s*(?:for=)?"?(?:\[([^\]]*)\](?::\d{1,5})?|([^\s"[\]]*))"?\s*$/i.exec(text) ?? [];
  const [address = ''] = (bracketed ?? plain).split('%');
  if (isIPv6(address)) return usualForm(address);
  if (bracketed !== undefined) return null;
  const host = address.replace(/:\d{1,5}$/, '');
  return isIPv4(host) ? host : null;
}

/** An IPv6 address in its shortest lower-case form, or the IPv4 address mapped into it. */
function usualForm(address: string): string {
  const usual = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(usual) ?? [];
  if (high === undefined || low === undefined) return usual;
  return [high, low]
    .flatMap((group) => {
      const bits = Number.parseInt(group, 16);
      return [bits >> 8, bits & 255];
    })
    .join('.');
}

/** The requester when only the IP address is known; homes take turns within their network. */
export const requesterAt = (address: string): Requester => ({
  key: addressSubject(address),
  group: networkOf(address),
});

/**
 * The IP address as a subject of limits: the /64 of an IPv6 address, which is usually one home; anything else
 * unchanged.
 */
export function addressSubject(address: string): string {
  const groups = groupsOf(address);
  return groups === null ? (readAddress(address) ?? address) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The network that one customer of a provider can easily get: a /24 of IPv4, a /48 of IPv6. */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  if (groups !== null) return `${groups.slice(0, 3).join(':')}::/48`;
  const known = readAddress(address);
  return known === null ? address : known.replace(/\d+$/, '0/24');
}

/** The eight groups of an IPv6 address; `null` for any other. */
function groupsOf(text: string): string[] | null {
  const address = readAddress(text);
  if (address === null || !isIPv6(address)) return null;
  const [head = '', tail = ''] = address.split('::');
  const front = head.split(':').filter((part) => part !== '');
  const back = tail.split(':').filter((part) => part !== '');
  const middle = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...middle, ...back];
}
