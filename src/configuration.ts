import { join, resolve } from 'node:path';
import { packageDirectory } from './package-directory.js';

/** What an operator can set (docs/operating.md, "Settings"). */
export interface Configuration {
  readonly host: string;
  readonly port: number;
  /** Empty, or `/prefix` before every path. */
  readonly basePath: string;
  /** URI of the case store, `lmdb:<directory>`. */
  readonly caseStore: string;
  readonly rulesDirectory: string;
  readonly screensDirectory: string;
  readonly logLevel: string;
  /** Whether `/try` is served; `loopback`: only when the service listens on a loopback address. */
  readonly tryClient: 'on' | 'off' | 'loopback';
  /** Keys of captureWithHash, any of which is accepted; none: its hash only detects accidents. */
  readonly captureHashSecrets: readonly string[];
  /** How far the timestamp of captureWithHash may lie from now, either way. */
  readonly captureHashWindowSeconds: number;
  /** File with who may do what; empty: everybody may do everything. */
  readonly authFile: string;
  /** Key of the hashes that stand for cases in the log; empty: nothing does. */
  readonly auditKey: string;
  /** Whether everybody may be asked for nothing where others than this machine can call. */
  readonly allowAnonymous: boolean;
  readonly maxConnections: number;
  readonly maxRequestsInFlight: number;
  readonly maxRequestsWaiting: number;
}

/**
 * An environment variable: what it means, its default, and how its text is read; a fault is a sentence about the text.
 */
interface Setting<T> {
  readonly variable: string;
  readonly meaning: string;
  readonly defaultText: string;
  readonly read: (text: string) => T | Fault;
  /** Its text is never shown. */
  readonly secret?: boolean;
}

class Fault {
  constructor(readonly expected: string) {}
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

const readPort = (text: string): number | Fault =>
  /^[0-9]{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : new Fault('a port from 0 to 65535');
const readHost = (text: string): string | Fault =>
  /^[A-Za-z0-9.:_-]+$/.test(text) ? text : new Fault('a host name or an address');
const readBasePath = (text: string): string | Fault =>
  /^((\/[A-Za-z0-9._~-]+)*)$/.test(text)
    ? text
    : new Fault('empty, or a path such as /underwriting without a slash at its end');
const readStore = (text: string): string | Fault =>
  /^[a-z+]+:.+$/s.test(text) ? text : new Fault('a URI such as lmdb:./data');
const readLogLevel = (text: string): string | Fault =>
  logLevels.includes(text) ? text : new Fault(`one of ${logLevels.join(', ')}`);
const readSecrets = (text: string): readonly string[] | Fault => {
  const secrets = text === '' ? [] : text.split(',');
  return secrets.every((secret) => secret !== '' && secret === secret.trim())
    ? secrets
    : new Fault('texts without blanks around them, separated by commas, none of them empty');
};
const readWindow = (text: string): number | Fault =>
  /^[0-9]{2,3}$/.test(text) && Number(text) >= 30 && Number(text) <= 900
    ? Number(text)
    : new Fault('a whole number from 30 to 900');

const readKey = (text: string): string | Fault =>
  text === '' || text.length >= 16 ? text : new Fault('a text of at least 16 characters');
const readYesNo = (text: string): boolean | Fault =>
  text === 'yes' || text === 'no' ? text === 'yes' : new Fault('yes or no');
const readCount =
  (least: number) =>
  (text: string): number | Fault =>
    /^[0-9]{1,6}$/.test(text) && Number(text) >= least
      ? Number(text)
      : new Fault(`a whole number from ${least} to 999999`);

const readTryClient = (text: string): Configuration['tryClient'] | Fault =>
  text === 'on' || text === 'off' || text === 'loopback' ? text : new Fault('on, off or loopback');

/** The table of all settings, which docs/operating.md shows. */
export const settings: { readonly [K in keyof Configuration]: Setting<Configuration[K]> } = {
  host: { variable: 'HOST', meaning: 'address to listen on', defaultText: '127.0.0.1', read: readHost },
  port: { variable: 'PORT', meaning: 'port to listen on; 0 takes a free one', defaultText: '8080', read: readPort },
  basePath: { variable: 'BASE_PATH', meaning: 'prefix of every path', defaultText: '', read: readBasePath },
  caseStore: { variable: 'CASE_STORE', meaning: 'URI of the case store', defaultText: 'lmdb:./data', read: readStore },
  rulesDirectory: {
    variable: 'RULES_DIR',
    meaning: 'directory of the rule data',
    defaultText: 'rules',
    read: (text) => resolve(text),
  },
  screensDirectory: {
    variable: 'SCREENS_DIR',
    meaning: 'directory of the screens',
    defaultText: 'screens',
    read: (text) => resolve(text),
  },
  logLevel: { variable: 'LOG_LEVEL', meaning: 'least level that is logged', defaultText: 'info', read: readLogLevel },
  tryClient: {
    variable: 'TRY',
    meaning:
      'whether the capture client `/try` is served: `on`, `off`, or `loopback`: only when `HOST` is a loopback address',
    defaultText: 'loopback',
    read: readTryClient,
  },
  captureHashSecrets: {
    variable: 'CAPTURE_HASH_SECRETS',
    meaning:
      'keys of `captureWithHash`, comma separated, any of which is accepted; with none the hash only detects accidents',
    defaultText: '',
    read: readSecrets,
    secret: true,
  },
  captureHashWindowSeconds: {
    variable: 'CAPTURE_HASH_WINDOW_SECONDS',
    meaning: 'how far the timestamp of `captureWithHash` may lie from now, 30 to 900 seconds',
    defaultText: '300',
    read: readWindow,
  },
  authFile: {
    variable: 'AUTH_FILE',
    meaning: 'JSON file with the API keys and token rules of those who may call; with none everybody may do everything',
    defaultText: '',
    read: (text) => (text === '' ? '' : resolve(text)),
  },
  auditKey: {
    variable: 'AUDIT_KEY',
    meaning:
      'key of the hashes that stand for cases in the log of calls, at least 16 characters; with none nothing of a case is logged',
    defaultText: '',
    read: readKey,
    secret: true,
  },
  allowAnonymous: {
    variable: 'ALLOW_ANONYMOUS',
    meaning: '`yes` lets the service listen on an address that others reach without `AUTH_FILE`',
    defaultText: 'no',
    read: readYesNo,
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
 * Reads the configuration; nothing else reads the environment.
 * @throws Error that lists every setting that is wrong, one a line.
 */
export function readConfiguration(environment: NodeJS.ProcessEnv = process.env): Configuration {
  const faults: string[] = [];
  const read = Object.entries(settings).map(([name, setting]) => {
    const given = environment[setting.variable];
    const { variable, defaultText } = setting;
    const text =
      given === undefined || given === ''
        ? inPackage.includes(variable)
          ? join(packageDirectory, defaultText)
          : defaultText
        : given;
    const value = setting.read(text);
    if (value instanceof Fault)
      faults.push(`${variable}: ${setting.secret ? 'what is set' : JSON.stringify(text)} must be ${value.expected}`);
    return [name, value];
  });
  const configuration = Object.fromEntries(read) as Configuration;
  if (!faults.some((fault) => /^(HOST|AUTH_FILE|ALLOW_ANONYMOUS):/.test(fault)))
    faults.push(...accessFaults(configuration));
  if (faults.length > 0)
    throw new Error(`The configuration is wrong:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  return configuration;
}

/**
 * On an address that others reach, cases are for those who say who they are, unless the operator says otherwise in
 * words.
 */
function accessFaults({ host, authFile, allowAnonymous }: Configuration): readonly string[] {
  if (isLoopback(host) || authFile !== '' || allowAnonymous) return [];
  return [`HOST: ${JSON.stringify(host)} can be reached by others: set AUTH_FILE, or ALLOW_ANONYMOUS to yes`];
}

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1)$/.test(host);

/** Whether `/try` is served: it shows every case to everybody who reaches the service. */
export const servesTryClient = ({ tryClient, host }: Pick<Configuration, 'tryClient' | 'host'>): boolean =>
  tryClient === 'on' || (tryClient === 'loopback' && isLoopback(host));
