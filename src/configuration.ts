import { join, resolve } from 'node:path';
import type { Brand } from './brand/read-brand.js';
import type { Access } from './http/access/access.js';
import { isLoopback } from './http/access/own-host.js';
import { packageDirectory } from './package-directory.js';
import {
  readBasePath,
  readCount,
  readDirectory,
  readHost,
  readHosts,
  readKey,
  readLogLevel,
  readOrigins,
  readPort,
  readSecrets,
  readStore,
  readWindow,
  readWorkers,
  readWord,
  readYesNo,
} from './setting-readers.js';
import { reasonOf } from './text/reason-of.js';

/** What an operator can set (docs/operating.md, "Settings"). */
export interface Configuration {
  readonly host: string;
  readonly port: number;
  /** Empty, or `/prefix` before every path. */
  readonly basePath: string;
  /** URI of the case store, of a kind that there is. */
  readonly caseStore: string;
  /** How many processes answer calls. */
  readonly workers: number;
  readonly rulesDirectory: string;
  readonly screensDirectory: string;
  /** Who decides rules and conditions: what is compiled, or json-rules-engine, which is slow. */
  readonly evaluator: 'compiled' | 'json-rules-engine';
  /** When changed rules and screens are taken over without a restart. */
  readonly rulesReload: 'off' | 'watch' | 'signal';
  readonly logLevel: string;
  /** Whether `/try` is served; `loopback`: only when the service listens on a loopback address. */
  readonly tryClient: 'on' | 'off' | 'loopback';
  /** The look of an insurer for `/try`; undefined: its own. */
  readonly brand: Brand | undefined;
  /** Keys of captureWithHash, any of which is accepted; none: its hash only detects accidents. */
  readonly captureHashSecrets: readonly string[];
  /** How far the timestamp of captureWithHash may lie from now, either way. */
  readonly captureHashWindowSeconds: number;
  /** Who may do what; undefined: everybody may do everything. */
  readonly access: Access | undefined;
  /** Names of this service beside those of this machine, where nobody must sign in. */
  readonly allowedHosts: readonly string[];
  /** Origins whose pages may read the answers, where somebody must. */
  readonly corsOrigins: readonly string[];
  /** Key of the hashes that stand for cases in the log; empty: nothing does. */
  readonly auditKey: string;
  /** Whether everybody may be asked for nothing where others than this machine can call. */
  readonly allowAnonymous: boolean;
  /** For how many hours the answers to calls with an `Idempotency-Key` are kept, and of one case how many. */
  readonly retryHours: number;
  readonly retryAnswers: number;
  /** How many links of the trail of a case are kept; 0: no trail. */
  readonly trailLinks: number;
  /** How many answered pages of a case are kept as evidence; 0: none. */
  readonly evidencePages: number;
  readonly assessedCases: number;
  /** For how many days the feed of changes reaches back; 0: no feed. */
  readonly feedDays: number;
  readonly maxConnections: number;
  readonly maxRequestsInFlight: number;
  readonly maxRequestsWaiting: number;
}

/** An environment variable: what it means, its default, and how its text is read. */
interface Setting<T> {
  readonly variable: string;
  readonly meaning: string;
  readonly defaultText: string;
  /** @throws Error that says what is wrong with the text, or with what it names: sentences, one a line. */
  readonly read: (text: string) => T | Promise<T>;
}

/** The table of all settings, which docs/operating.md shows. */
export const settings: { readonly [K in keyof Configuration]: Setting<Configuration[K]> } = {
  host: { variable: 'HOST', meaning: 'address to listen on', defaultText: '127.0.0.1', read: readHost },
  port: { variable: 'PORT', meaning: 'port to listen on; 0 takes a free one', defaultText: '8080', read: readPort },
  basePath: { variable: 'BASE_PATH', meaning: 'prefix of every path', defaultText: '', read: readBasePath },
  caseStore: { variable: 'CASE_STORE', meaning: 'URI of the case store', defaultText: 'lmdb:./data', read: readStore },
  workers: {
    variable: 'WORKERS',
    meaning:
      'how many processes answer calls, from one port and on one store, 1 to 64; `auto`: one for each core. Bounds of connections and calls are of each of them',
    defaultText: '1',
    read: readWorkers,
  },
  rulesDirectory: {
    variable: 'RULES_DIR',
    meaning: 'directory of the rule data',
    defaultText: 'rules',
    read: readDirectory,
  },
  screensDirectory: {
    variable: 'SCREENS_DIR',
    meaning: 'directory of the screens',
    defaultText: 'screens',
    read: readDirectory,
  },
  evaluator: {
    variable: 'EVALUATOR',
    meaning:
      'who decides rules and conditions: `compiled`, or `json-rules-engine`: each condition one by one, with the same answers, slowly; to find out whether the two agree',
    defaultText: 'compiled',
    read: readWord('compiled', 'json-rules-engine'),
  },
  rulesReload: {
    variable: 'RULES_RELOAD',
    meaning:
      'when changed rules and screens are taken over without a restart: `off`, `watch` (soon after a file changed, and on SIGHUP) or `signal` (on SIGHUP)',
    defaultText: 'off',
    read: readWord('off', 'watch', 'signal'),
  },
  logLevel: { variable: 'LOG_LEVEL', meaning: 'least level that is logged', defaultText: 'info', read: readLogLevel },
  tryClient: {
    variable: 'TRY',
    meaning:
      'whether the capture client `/try` is served: `on`, `off`, or `loopback`: only when `HOST` is a loopback address',
    defaultText: 'loopback',
    read: readWord('on', 'off', 'loopback'),
  },
  brand: {
    variable: 'BRAND_DIR',
    meaning: 'directory with colours, logo, texts and contact of an insurer for `/try`; with none it has its own',
    defaultText: '',
    read: async (text) => (text === '' ? undefined : (await import('./brand/read-brand.js')).readBrand(resolve(text))),
  },
  captureHashSecrets: {
    variable: 'CAPTURE_HASH_SECRETS',
    meaning:
      'keys of `captureWithHash`, comma separated, any of which is accepted; with none the hash only detects accidents',
    defaultText: '',
    read: readSecrets,
  },
  captureHashWindowSeconds: {
    variable: 'CAPTURE_HASH_WINDOW_SECONDS',
    meaning: 'how far the timestamp of `captureWithHash` may lie from now, 30 to 900 seconds',
    defaultText: '300',
    read: readWindow,
  },
  access: {
    variable: 'AUTH_FILE',
    meaning: 'JSON file with the API keys and token rules of those who may call; with none everybody may do everything',
    defaultText: '',
    read: async (text) =>
      text === '' ? undefined : (await import('./http/access/read-access.js')).readAccess(resolve(text)),
  },
  allowedHosts: {
    variable: 'ALLOWED_HOSTS',
    meaning:
      'without `AUTH_FILE`: names by which the service may be called beside those of this machine, comma separated, without ports',
    defaultText: '',
    read: readHosts,
  },
  corsOrigins: {
    variable: 'CORS_ORIGINS',
    meaning:
      'with `AUTH_FILE`: origins whose pages may call from a browser, comma separated, such as `https://portal.example`',
    defaultText: '',
    read: readOrigins,
  },
  auditKey: {
    variable: 'AUDIT_KEY',
    meaning:
      'key of the hashes that stand for cases in the log of calls, at least 16 characters; with none nothing of a case is logged',
    defaultText: '',
    read: readKey,
  },
  allowAnonymous: {
    variable: 'ALLOW_ANONYMOUS',
    meaning: '`yes` lets the service listen on an address that others reach without `AUTH_FILE`',
    defaultText: 'no',
    read: readYesNo,
  },
  retryHours: {
    variable: 'RETRY_HOURS',
    meaning:
      'for how many hours a call with an `Idempotency-Key` that is sent again is answered as the first time, 1 to 720',
    defaultText: '24',
    read: readCount(1, 720),
  },
  retryAnswers: {
    variable: 'RETRY_ANSWERS',
    meaning: 'of how many calls with an `Idempotency-Key` on one case, the last ones, 1 to 1000',
    defaultText: '16',
    read: readCount(1, 1000),
  },
  trailLinks: {
    variable: 'TRAIL_LINKS',
    meaning: 'how many links of the trail of a case are kept, the newest, up to 2000; with 0 writes leave no trail',
    defaultText: '1000',
    read: readCount(0, 2000),
  },
  evidencePages: {
    variable: 'EVIDENCE_PAGES',
    meaning:
      'how many answered pages of a case are kept with what they asked, the newest, up to 1000; with 0 no evidence is kept',
    defaultText: '1000',
    read: readCount(0, 1000),
  },
  assessedCases: {
    variable: 'ASSESSED_CASES',
    meaning:
      'of how many cases, those that were assessed last, it is kept what was found, so that of the next change only what rests on it is worked out, and of how many calls, the last ones, the answer, which is told again while the case is as it was, for a quarter of an hour at most; up to 10000; 0 is off',
    defaultText: '200',
    read: readCount(0, 10_000),
  },
  feedDays: {
    variable: 'FEED_DAYS',
    meaning:
      'for how many days `/changes` tells which cases changed, up to 90; with 0 it tells nothing, and what was kept goes',
    defaultText: '7',
    read: readCount(0, 90),
  },
  maxConnections: {
    variable: 'MAX_CONNECTIONS',
    meaning: 'connections at once; further ones are closed',
    defaultText: '4096',
    read: readCount(1),
  },
  maxRequestsInFlight: {
    variable: 'MAX_REQUESTS_IN_FLIGHT',
    meaning: 'calls that are worked on at once',
    defaultText: '256',
    read: readCount(1),
  },
  maxRequestsWaiting: {
    variable: 'MAX_REQUESTS_WAITING',
    meaning: 'calls that may wait for it; further ones are answered with HTTP 503 at once',
    defaultText: '1024',
    read: readCount(0),
  },
};

/** Defaults that stand in the package, not in the working directory. */
const inPackage: readonly string[] = ['RULES_DIR', 'SCREENS_DIR'];

/**
 * Reads the configuration; nothing else reads the environment. What is named must be there: directories, the access
 * file; of the case store only its URI is looked at, nothing is opened.
 * @throws Error (rejects) that lists all that is wrong, one a line.
 */
export async function readConfiguration(environment: NodeJS.ProcessEnv = process.env): Promise<Configuration> {
  const faults: string[] = [];
  const read: (readonly [string, unknown])[] = [];
  for (const [name, setting] of Object.entries(settings)) {
    try {
      read.push([name, await setting.read(textOf(setting, environment))]);
    } catch (error) {
      const sentences = reasonOf(error);
      faults.push(...sentences.split('\n').map((sentence) => `${setting.variable}: ${sentence}`));
    }
  }
  const configuration = Object.fromEntries(read) as Partial<Configuration>;
  faults.push(...accessFaults(configuration), ...originFaults(configuration));
  if (faults.length > 0)
    throw new Error(`The configuration is wrong:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  return configuration as Configuration;
}

function textOf({ variable, defaultText }: Setting<unknown>, environment: NodeJS.ProcessEnv): string {
  const given = environment[variable] ?? '';
  if (given !== '') return given;
  return inPackage.includes(variable) ? join(packageDirectory, defaultText) : defaultText;
}

/**
 * On an address that others reach, cases are for those who say who they are, unless the operator says otherwise in
 * words. Nothing is said where one of the three settings could not be read.
 */
function accessFaults(configuration: Partial<Configuration>): readonly string[] {
  const { host, access, allowAnonymous } = configuration;
  if (host === undefined || !('access' in configuration) || allowAnonymous === undefined) return [];
  if (isLoopback(host) || access || allowAnonymous) return [];
  return [`HOST: ${JSON.stringify(host)} can be reached by others: set AUTH_FILE, or ALLOW_ANONYMOUS to yes`];
}

/** Without keys there is nothing that a page of another origin could be allowed. */
function originFaults(configuration: Partial<Configuration>): readonly string[] {
  const { corsOrigins = [] } = configuration;
  if (corsOrigins.length === 0 || !('access' in configuration) || configuration.access) return [];
  return ['CORS_ORIGINS: pages of other origins need keys or tokens: set AUTH_FILE'];
}

/** Whether `/try` is served: it shows every case to everybody who reaches the service. */
export const servesTryClient = ({ tryClient, host }: Pick<Configuration, 'tryClient' | 'host'>): boolean =>
  tryClient === 'on' || (tryClient === 'loopback' && isLoopback(host));
