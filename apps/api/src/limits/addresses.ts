import { isIPv4, isIPv6 } from 'node:net';
import type { Requester } from '../turns.ts';

/**
 * An IP address as a proxy or a socket reports it, in its one usual form: without a port, brackets, quotes, `for=` or a
 * zone, IPv4 also where it is mapped into IPv6. Null for anything else.
 */
export function readAddress(text: string): string | null {
  // Longer than an IPv6 address with all of that around it.
  if (text.length > 100) return null;
  const [, bracketed, plain = ''] =
    /^\s*(?:for=)?"?(?:\[([^\]]*)\](?::\d{1,5})?|([^\s"[\]]*))"?\s*$/i.exec(text) ?? [];
  const [address = ''] = (bracketed ?? plain).split('%');
  if (isIPv6(address)) return usualForm(address);
  if (bracketed !== undefined) return null;
  const host = address.replace(/:\d{1,5}$/, '');
  return isIPv4(host) ? host : null;
}

/** An IPv6 address in lower case with its longest run of zeros left out; the IPv4 address that is mapped into it. */
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

/** Whose turn it is where the address alone is known: homes take turns within their network. */
export const requesterAt = (address: string): Requester => ({
  key: addressSubject(address),
  group: networkOf(address),
});

/** A home's IPv6 addresses all lie in one /64; anything else counts as it is. */
export function addressSubject(address: string): string {
  const groups = groupsOf(address);
  return groups === null ? (readAddress(address) ?? address) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The network that one customer of a provider can get with ease: a /24 of IPv4, a /48 of IPv6. */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  if (groups !== null) return `${groups.slice(0, 3).join(':')}::/48`;
  const known = readAddress(address);
  return known === null ? address : known.replace(/\d+$/, '0/24');
}

/** The eight groups of an IPv6 address; null for any other. */
function groupsOf(text: string): string[] | null {
  const address = readAddress(text);
  if (address === null || !isIPv6(address)) return null;
  const [head = '', tail = ''] = address.split('::');
  const front = head.split(':').filter((part) => part !== '');
  const back = tail.split(':').filter((part) => part !== '');
  const middle = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...middle, ...back];
}
