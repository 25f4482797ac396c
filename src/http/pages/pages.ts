import { gzipSync } from 'node:zlib';
import type Router from '@koa/router';
import type { CallState } from '../calls/call-state.js';
import { takesGzip } from '../calls/takes-gzip.js';
import type { Page } from './page.js';

/**
 * Only what the service itself serves: no inline script or style, no outside address, no frame, no form that is sent.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Mounts pages under their names. */
export function mountPages(router: Router<CallState>, pages: readonly Page[]): void {
  for (const { name, html, files } of pages) {
    router.get(`/${name}`, (ctx) => {
      ctx.set('Content-Security-Policy', policy);
      ctx.set('Content-Type', 'text/html; charset=utf-8');
      ctx.body = html;
    });
    for (const [file, { type, content }] of files) {
      // Pictures are compressed already.
      const compressible = type.startsWith('text/');
      let compressed: Buffer | undefined;
      router.get(`/${name}/${file}`, (ctx) => {
        ctx.set('Content-Type', type);
        ctx.body = content;
        if (!takesGzip(ctx) || !compressible) return;
        compressed ??= gzipSync(content);
        ctx.set('Content-Encoding', 'gzip');
        ctx.body = compressed;
      });
    }
  }
}
