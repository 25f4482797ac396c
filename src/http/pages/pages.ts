import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type Router from '@koa/router';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { CallState } from '../calls/call-state.js';
import { encodingFor } from '../calls/encoding.js';
import { Refusal } from '../calls/refusal.js';
import type { LiveAnswer, Page, PageFile } from './page.js';

/**
 * Only what the service itself serves: no inline script or style, no outside address, no form that is sent; and no
 * frame, unless both pages say so.
 */
const policyOf = ({ frames }: Page): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    ...(frames === 'shows' ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frames === 'shown' ? "'self'" : "'none'"}`,
  ].join('; ');

/** What never changes under its name is asked for once. */
const lasting = 'public, max-age=31536000, immutable';

/** Almost the smallest, without keeping the first caller waiting. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const ways = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * Mounts pages under their names. What the markup of a page names has a digest in its name, and is kept by the browser.
 */
export function mountPages(router: Router<CallState>, pages: readonly Page[]): void {
  for (const page of pages) {
    const { name, html, files, live = new Map<string, LiveAnswer>() } = page;
    const policy = policyOf(page);
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
    for (const [part, answer] of live) mountLive(router, `/${name}/${part}`, answer);
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

function mountLive(router: Router<CallState>, path: string, { method, answer }: LiveAnswer): void {
  router.register(path, [method], async (ctx) => {
    const body = await answer(new URLSearchParams(ctx.querystring));
    if (!body) throw new Refusal(404, 'there is no such thing');
    const { type, content } = body;
    ctx.set('Content-Type', type);
    if (typeof content === 'string') {
      ctx.body = content;
      return;
    }
    // Who listens goes when they like: that is no fault of the answer.
    ctx.respond = false;
    ctx.status = 200;
    ctx.res.on('close', () => content.destroy());
    content.pipe(ctx.res);
  });
}
