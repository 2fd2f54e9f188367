/** A home's IPv6 addresses all lie in one /64; anything else counts as it is. */
export function addressSubject(address: string): string {
  const groups = groupsOf(address);
  return groups === null ? plain(address) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The network that one customer of a provider can get with ease: a /24 of IPv4, a /48 of IPv6. */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  if (groups !== null) return `${groups.slice(0, 3).join(':')}::/48`;
  const [network] = /^\d+\.\d+\.\d+(?=\.\d+$)/.exec(plain(address)) ?? [];
  return network === undefined ? address : `${network}.0/24`;
}

/** IPv4 as it is, also where it comes in the clothes of IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** The eight groups of an IPv6 address; null for any other. */
function groupsOf(address: string): string[] | null {
  if (!plain(address).includes(':')) return null;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const front = head.split(':').filter((part) => part !== '');
  const back = tail.split(':').filter((part) => part !== '');
  const hasGap = address.includes('::');
  const middle = hasGap ? Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0') : [];
  return [...front, ...middle, ...back].map((part) => Number.parseInt(part, 16).toString(16));
}
