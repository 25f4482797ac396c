import { isIPv6 } from 'node:net';
import type { Middleware } from 'koa';
import type { CallContext, CallState } from '../calls/call-state.js';
import { Refusal } from '../calls/refusal.js';
import { isLoopback, nameOfHost } from './own-host.js';

/**
 * Where nobody must sign in, everybody at this machine may call, and with them every page that somebody at this machine
 * opens. So a call must name a host that is ours (a page that has its own name lead here by DNS rebinding does not),
 * and a browser must not say that another site made it (docs/operating.md, "Who may do what"). Refused with 403, on
 * every path, by whatever method. Programs say nothing of sites, and are not concerned.
 */
export function refuseStrangers(hosts: readonly string[]): Middleware<CallState> {
  // An IPv6 address that the service listens on has no brackets, and is no `Host` line.
  const ours = new Set(hosts.map((host) => nameOfHost(isIPv6(host) ? `[${host}]` : host) ?? host.toLowerCase()));
  const isOurs = (name: string): boolean => isLoopback(name) || ours.has(name);
  return (ctx, next) => {
    const reason = strangeness(ctx, isOurs);
    if (reason !== undefined) throw new Refusal(403, reason);
    return next();
  };
}

/** What browsers say of a page of ours, of an address that was typed in, and of a bookmark. */
const ownSites = ['same-origin', 'none'];

function strangeness(ctx: CallContext, isOurs: (name: string) => boolean): string | undefined {
  const host = ctx.get('host');
  const name = nameOfHost(host);
  // Without a line Host it is HTTP/1.0, which no browser speaks.
  if (host !== '' && (name === undefined || !isOurs(name)))
    return 'the call names a host that is not ours; ALLOWED_HOSTS may name it';
  const site = ctx.get('sec-fetch-site');
  if (site !== '' && !ownSites.includes(site)) return 'a page of another site made the call';
  const origin = ctx.get('origin');
  if (origin !== '' && !isOf(origin, host)) return 'a page of another origin made the call';
  // Old browsers say of an image or a link only from which page it is.
  const referrer = ctx.get('referer');
  if (site === '' && origin === '' && referrer !== '' && !isOf(referrer, host))
    return 'a page of another site led here';
  return undefined;
}

/** Whether a URL is of this host and port; `null`, which a browser says of a page without origin, is of none. */
function isOf(url: string, host: string): boolean {
  const at = URL.canParse(url) ? new URL(url) : undefined;
  return at !== undefined && at.host !== '' && at.host === new URL(`${at.protocol}//${host}`).host;
}
