import type { Middleware } from 'koa';

/** Cases are nobody's to keep or to embed; nothing that is answered here is a page. */
const headers = Object.entries({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});

/** Sets them on every answer, refusals too. */
export const protectiveHeaders: Middleware = (ctx, next) => {
  for (const [name, value] of headers) ctx.res.setHeader(name, value);
  return next();
};
