import Koa from 'koa';
import bodyParser from 'koa-bodyparser';
import type { Key } from '../src/store/lmdb/lmdb-database.js';
import { openLmdbDatabase } from '../src/store/lmdb/lmdb-database.js';

/** What a bare service is told: where to store, the bytes of a case, and how many bytes each path answers. */
export interface Bare {
  readonly store: string;
  readonly record: string;
  readonly answers: Readonly<Record<string, number>>;
}

/**
 * The least that a service does which stores cases: Koa, a body parser, the same database with the same durability. A
 * path of `answers` reads the record of the case that is named and answers so many bytes; `userAction` writes it back
 * before, conditional on its version, `createCaseInDB` writes a new one. Runs as a process of its own, which is told
 * all by a message and answers with its URL.
 */
process.once('message', ({ store, record, answers }: Bare) => {
  const bytes = Buffer.from(record, 'base64');
  const database = openLmdbDatabase(store, { mustExist: false });
  const bodies = Object.fromEntries(
    Object.entries(answers).map(([path, length]) => [path, `{"status":0,"text":"${'x'.repeat(length - 23)}"}`]),
  );
  let version = 1;
  const app = new Koa();
  app.use(bodyParser({ jsonLimit: '16mb' }));
  app.use(async (context) => {
    const body = (context.request.body ?? {}) as { readonly caseId?: string; readonly subId?: string };
    const key: Key = ['BENCH', String(context.query['caseId'] ?? body.caseId)];
    if (context.path === '/createCaseInDB') await database.put(key, bytes, ++version);
    else {
      const found = database.getEntry(key);
      if (!found) throw new Error(`no case ${key.join()}`);
      if (context.path === '/userAction') await database.put(key, found.value, ++version, found.version);
    }
    context.type = 'application/json';
    context.body = bodies[context.path];
  });
  const server = app.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (typeof address === 'object' && address) process.send?.(`http://127.0.0.1:${address.port}`);
  });
});
