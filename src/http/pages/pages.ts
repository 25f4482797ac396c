import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type Router from '@koa/router';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { CallState } from '../calls/call-state.js';
import { encodingFor } from '../calls/encoding.js';
import type { Page, PageFile } from './page.js';

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

/** What never changes under its name is asked for once. */
const lasting = 'public, max-age=31536000, immutable';

/** Almost the smallest, without keeping the first caller waiting. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const ways = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Mounts pages under their names. What the markup of a page names has a digest in its name, and is kept by the browser. */
export function mountPages(router: Router<CallState>, pages: readonly Page[]): void {
  for (const { name, html, files } of pages) {
    let markup = Buffer.from(html).toString();
    for (const [file, content] of files) {
      const inMarkup = `"${name}/${file}"`;
      if (markup.includes(inMarkup)) {
        const named = withDigest(file, content);
        markup = markup.replaceAll(inMarkup, `"${name}/${named}"`);
        mountFile(router, `/${name}/${named}`, content, lasting);
      }
      mountFile(router, `/${name}/${file}`, content);
    }
    router.get(`/${name}`, (ctx) => {
      ctx.set('Content-Security-Policy', policy);
      ctx.set('Content-Type', 'text/html; charset=utf-8');
      ctx.body = markup;
    });
  }
}

/** `main.js` as `main.<digest>.js`. */
function withDigest(file: string, { content }: PageFile): string {
  const ending = extname(file);
  const digest = bytesToHex(sha256(content)).slice(0, 16);
  return `${file.slice(0, file.length - ending.length)}.${digest}${ending}`;
}

/** Serves a file; a text compressed, once for each encoding. */
function mountFile(router: Router<CallState>, path: string, { type, content }: PageFile, kept?: string): void {
  // Pictures are compressed already.
  const isCompressible = type.startsWith('text/');
  const compressed = new Map<string, Promise<Buffer>>();
  router.get(path, async (ctx) => {
    const encoding = encodingFor(ctx, 'br', 'gzip');
    ctx.set('Content-Type', type);
    if (kept !== undefined) ctx.set('Cache-Control', kept);
    ctx.body = content;
    if (!encoding || !isCompressible) return;
    const body = compressed.get(encoding) ?? ways[encoding](content, encoding === 'br' ? quality : {});
    compressed.set(encoding, body);
    ctx.set('Content-Encoding', encoding);
    ctx.body = await body;
  });
}
