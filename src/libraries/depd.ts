import { createRequire } from 'node:module';
import { mayMakeCode } from './may-make-code.js';

/**
 * depd, which Koa's libraries tell their deprecations with, makes functions of texts as it is loaded. Where that is
 * forbidden they get its build for browsers, which makes none and tells nothing. Imported before Koa and what it is
 * made of.
 */
const ways = [
  ['koa', 'http-errors', 'depd'],
  ['koa', 'http-assert', 'http-errors', 'depd'],
  ['koa', 'cookies', 'depd'],
  ['@koa/router', 'http-errors', 'depd'],
  ['koa-bodyparser', 'co-body', 'raw-body', 'http-errors', 'depd'],
];

if (!mayMakeCode()) for (const way of ways) replaceAt(way);

/** The last of the libraries, each found from the one before, since there may be several of a name. */
function replaceAt(way: readonly string[]): void {
  let from = createRequire(import.meta.url);
  for (const name of way.slice(0, -1)) from = createRequire(from.resolve(name));
  const usual = from.resolve('depd');
  from('depd/lib/browser/index.js');
  from.cache[usual] = from.cache[from.resolve('depd/lib/browser/index.js')];
}
