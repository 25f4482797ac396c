import { isIPv6 } from 'node:net';

/** 127.0.0.0/8. */
const loopbackAddress = /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/;

/** Whether this name, or address without brackets, leads to this machine wherever it is looked up. */
export const isLoopback = (name: string): boolean =>
  name === 'localhost' || name === '::1' || loopbackAddress.test(name);

/**
 * The name of a `Host` line in one form: without port, brackets and the dot at the end, in small letters, an IPv6
 * address as short as it can be written. Undefined for what is no host.
 */
export function nameOfHost(line: string): string | undefined {
  const [, inBrackets, plain] = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::\d{1,5})?$/i.exec(line) ?? [];
  if (inBrackets !== undefined && isIPv6(inBrackets)) return shortest(inBrackets);
  const name = (inBrackets ?? plain)?.toLowerCase();
  return name?.endsWith('.') ? name.slice(0, -1) : name;
}

/** An IPv6 address, which can be written in many ways, in the one in which browsers write it. */
const shortest = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1);
