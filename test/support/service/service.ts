import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Logger } from 'pino';
import { type Application, buildApp } from '../../../src/app.js';
import type { CaseStore } from '../../../src/case/store.js';
import type { Access } from '../../../src/http/access/access.js';
import type { Capacity } from '../../../src/http/admission/admission.js';
import type { Page } from '../../../src/http/pages/page.js';
import { type Serving, serve } from '../../../src/http/connections/serve.js';
import { mountedOperations } from '../../../src/http/routes.js';
import { operations } from '../../../src/operations/index.js';
import type { HashPolicy } from '../../../src/operations/capture/capture-hash.js';
import type { Operation } from '../../../src/operations/operation.js';
import type { LiveSystems, Systems } from '../../../src/screens/model/systems.js';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { accidentsOnly } from './accidents-only.js';
import { OpenApiCheck } from '../openapi/openapi-check.js';
import { realSystems } from '../rules/real-systems.js';
import { pathWith } from './path-with.js';
import { Reply } from './reply.js';
import { silentLog } from './silent-log.js';

export interface ServiceOptions {
  /** Default: the rules and screens of this repository. */
  readonly systems?: Systems | LiveSystems;
  /** Default: the operation table of the service. */
  readonly table?: readonly Operation[];
  readonly now?: () => number;
  readonly log?: Logger;
  /** Default: no secret, 300 seconds. */
  readonly captureHash?: HashPolicy;
  readonly basePath?: string;
  /** `/try` and `/docs`; none by default. */
  readonly pages?: readonly Page[];
  /** Default: everybody may do everything. */
  readonly access?: Access;
  readonly capacity?: Capacity;
  /** Waits as long as the answer to a wrong key does; default: not at all. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
  /** Default: the names of this machine alone. */
  readonly allowedHosts?: readonly string[];
  /** Default: nobody's pages. */
  readonly corsOrigins?: readonly string[];
  /** Default: the log says nothing about which case a call names. */
  readonly auditKey?: string;
  /** Of the trail of a case how many links are kept; default: 1000. */
  readonly trailLinks?: number;
  /** Of how many pages of a case evidence is kept; default: 1000. */
  readonly evidencePages?: number;
  /** Of how many cases it is remembered what was found; default: 200. */
  readonly assessedCases?: number;
  /** Of the feed of changes, in milliseconds; 0: none. Default: a week. */
  readonly feedLifetime?: number;
  /** Default: an LMDB store in a directory of its own, which `stop` removes. */
  readonly cases?: CaseStore;
  /** Whether each refused call is proven to have stored nothing; not with calls at the same time. Default: true. */
  readonly watchStore?: boolean;
}

/** `EVALUATOR=json-rules-engine npm run spec -- test/journeys` has it decide in every service of the specs. */
const chosenEvaluator = process.env['EVALUATOR'] === 'json-rules-engine' ? 'json-rules-engine' : 'compiled';

type Query = Readonly<Record<string, string | number | readonly string[]>>;

/**
 * The whole service on a free port, with a store of its own. Every answer of `call` is compared with its OpenAPI
 * document.
 */
export class Service {
  readonly #directory = mkdtempSync(join(tmpdir(), 'case-capture-'));
  #cases: CaseStore | undefined;
  #app: Application | undefined;
  #serving: Serving | undefined;
  #openApi: OpenApiCheck | undefined;

  private constructor(private readonly options: ServiceOptions) {}

  static async start(options: ServiceOptions = {}): Promise<Service> {
    const service = new Service(options);
    await service.#open();
    return service;
  }

  get url(): string {
    if (!this.#serving) throw new Error('the service is stopped');
    return this.#serving.url + (this.options.basePath ?? '');
  }

  get cases(): CaseStore {
    if (!this.#cases) throw new Error('the service is stopped');
    return this.#cases;
  }

  /**
   * Calls an operation by its path without slash, with the method of the operation table; `body` is sent as
   * JSON. What is refused must have stored nothing, and every answer must be as the OpenAPI document says. `headers`
   * say who calls, where the service asks.
   */
  async call(
    operation: string,
    query: Query,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const method =
      mountedOperations(this.options.table ?? operations).find(({ path }) => path === `/${operation}`)?.operation
        .method ?? 'GET';
    const before = this.options.watchStore === false ? undefined : await this.digest();
    const sent =
      body === undefined
        ? { headers }
        : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const reply = await this.send(pathWith(`/${operation}`, pairsOf(query)), { method, ...sent });
    this.#openApi?.expectToMatchOpenApi(
      method,
      `/${operation}`,
      reply.httpStatus,
      reply.isJson ? reply.body : reply.text,
    );
    if (before !== undefined && reply.refused)
      expect(await this.digest(), `${operation} was refused and has stored something`).to.equal(before);
    return reply;
  }

  /**
   * Sends anything to any path; nothing is checked. Each call has a connection of its own: while a test computes for
   * seconds, the service closes one that is kept, and the next call on it would find that out too late.
   */
  async send(path: string, init: RequestInit = {}): Promise<Reply> {
    const headers = new Headers(init.headers);
    headers.set('connection', 'close');
    const response = await fetch(this.url + path, { ...init, headers });
    return new Reply(response.status, response.headers, await response.text());
  }

  /** Stops the service and starts it again on the same store. */
  async restart(): Promise<void> {
    await this.#close();
    await this.#open();
  }

  async stop(): Promise<void> {
    await this.#close();
    rmSync(this.#directory, { recursive: true, force: true });
  }

  /** Changes when anything that is stored changes. */
  async digest(): Promise<string> {
    const hash = createHash('sha256');
    for await (const walked of this.cases.walk()) hash.update(JSON.stringify(walked));
    return hash.digest('hex');
  }

  async #open(): Promise<void> {
    const { access, auditKey, capacity, trailLinks, evidencePages, allowedHosts = [], corsOrigins = [] } = this.options;
    const { wait = () => Promise.resolve(), assessedCases } = this.options;
    const {
      systems = realSystems(),
      now = Date.now,
      log = silentLog,
      captureHash = accidentsOnly,
      cases,
      table,
      pages = [],
      basePath = '',
    } = this.options;
    this.#cases = cases ?? (await this.#ownStore());
    this.#app = buildApp({
      systems,
      evaluator: chosenEvaluator,
      cases: this.#cases,
      now,
      captureHash,
      log,
      basePath,
      pages,
      access,
      auditKey,
      allowedHosts,
      corsOrigins,
      wait,
      ...(capacity && { capacity }),
      ...(trailLinks !== undefined && { trailLinks }),
      ...(evidencePages !== undefined && { evidencePages }),
      ...(assessedCases !== undefined && { assessedCases }),
      ...(table && { table }),
    });
    this.#serving = await serve(this.#app, { host: '127.0.0.1', port: 0 });
    this.#openApi = OpenApiCheck.of((await this.send('/openapi.json')).text);
  }

  async #ownStore(): Promise<CaseStore> {
    const cases = await openCaseStore(`lmdb:${this.#directory}`);
    await cases.keepChanges(this.options.feedLifetime ?? 7 * 86_400_000);
    return cases;
  }

  async #close(): Promise<void> {
    this.#app?.endWaiting();
    await this.#serving?.stop();
    this.#serving = undefined;
    if (!this.options.cases) await this.#cases?.close();
    this.#cases = undefined;
  }
}

/** A list stands for a parameter given several times. */
const pairsOf = (query: Query): readonly (readonly [string, string])[] =>
  Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
  );
