/** 127.0.0.0/8. */
const loopbackAddress = /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/;

/** Whether this name, or address without brackets, leads to this machine wherever it is looked up. */
export const isLoopback = (name: string): boolean =>
  name === 'localhost' || name === '::1' || loopbackAddress.test(name);

/**
 * The name of a `Host` line in one form: without port, brackets and the dot at the end, in small letters. Undefined for
 * what is no host.
 */
export function nameOfHost(line: string): string | undefined {
  const [, inBrackets, plain] = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::\d{1,5})?$/i.exec(line) ?? [];
  const name = (inBrackets ?? plain)?.toLowerCase();
  return name?.endsWith('.') ? name.slice(0, -1) : name;
}
