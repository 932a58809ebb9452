import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** One address that a name resolves to. */
export interface Resolved {
  readonly address: string;
  readonly family: number;
}

export type Resolve = (hostname: string) => Promise<readonly Resolved[]>;

/** The machine's own resolver: all addresses, IPv4 and IPv6. */
export const resolveAll: Resolve = (hostname) => lookup(hostname, { all: true, verbatim: true });

/**
 * Whether an address is one of the public Internet: not of this machine, a private or local network, a test network, or
 * a translation (NAT64, 6to4, Teredo) behind which one of these may be.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // "::ffff:127.0.0.1" is judged as the IPv4 address that it is.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // Of IPv6 only 2000::/3 is given out; "::7f00:1" is an old way to write an IPv4 address.
  return parsed.kind() === 'ipv4' || ((parsed as ipaddr.IPv6).parts[0] ?? 0) >> 13 === 1;
}
