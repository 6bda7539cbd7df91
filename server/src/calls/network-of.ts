import { isIPv6 } from 'node:net';

/** How much of an IPv6 address names the network: a person who has one address has all the addresses in it. */
const NETWORK_GROUPS = 4;

/** The key under which attempts from an address are counted: the address itself or, for IPv6, its network (/64). */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped ?? `${groupsOf(address).slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** The groups of an IPv6 address, with those that `::` replaces written out. */
function groupsOf(address: string): string[] {
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const left = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: left }, () => '0'), ...after].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}
