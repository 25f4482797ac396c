import { readdirSync, statSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { nameOfHost } from './http/access/own-host.js';
import { storeKindOf } from './store/store-kinds.js';

/**
 * How the texts of settings are read. Each throws an Error that says what the text must be; one that is secret is not
 * shown.
 */

const mustBe = (text: string, expected: string): never => refuse(JSON.stringify(text), expected);
/** The same of a text that is never shown. */
const secretMustBe = (expected: string): never => refuse('what is set', expected);

function refuse(shown: string, expected: string): never {
  throw new Error(`${shown} must be ${expected}`);
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

export const readPort = (text: string): number =>
  /^[0-9]{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : mustBe(text, 'a port from 0 to 65535');
export const readHost = (text: string): string =>
  /^[A-Za-z0-9._-]+$/.test(text) || (isIPv6(text) && !text.includes('%'))
    ? text
    : mustBe(text, 'a host name or an address');
/** Clients resolve `.` and `..` before they send a path. */
export const readBasePath = (text: string): string =>
  /^(\/(?!\.{1,2}(\/|$))[A-Za-z0-9._~-]+)*$/.test(text)
    ? text
    : mustBe(text, 'empty, or a path such as /underwriting without a slash at its end');
export async function readStore(uri: string): Promise<string> {
  await storeKindOf(uri).check(uri);
  return uri;
}
export function readDirectory(text: string): string {
  const directory = resolve(text);
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) mustBe(directory, 'a directory that is there');
  // Whether it may be read.
  readdirSync(directory);
  return directory;
}
export const readLogLevel = (text: string): string =>
  logLevels.includes(text) ? text : mustBe(text, `one of ${logLevels.join(', ')}`);
export const readSecrets = (text: string): readonly string[] => {
  const secrets = text === '' ? [] : text.split(',');
  return secrets.every((secret) => secret !== '' && secret === secret.trim())
    ? secrets
    : secretMustBe('texts without blanks around them, separated by commas, none of them empty');
};
const readList =
  (isOne: (text: string) => boolean, expected: string) =>
  (text: string): readonly string[] => {
    const given = text === '' ? [] : text.split(',');
    return given.every(isOne) ? given : mustBe(text, `${expected}, separated by commas without blanks`);
  };
export const readHosts = readList(
  (text) => nameOfHost(text) !== undefined && !/:\d+$/.test(text.replace(/^\[.*\]/, '')),
  'names of hosts without ports',
);
export const readOrigins = readList(
  (text) => URL.canParse(text) && new URL(text).origin === text,
  'origins (https://name)',
);
export const readWindow = (text: string): number =>
  /^[0-9]{2,3}$/.test(text) && Number(text) >= 30 && Number(text) <= 900
    ? Number(text)
    : mustBe(text, 'a whole number from 30 to 900');
export const readKey = (text: string): string =>
  text === '' || text.length >= 16 ? text : secretMustBe('a text of at least 16 characters');
/** One of some words. */
export const readWord =
  <W extends string>(...words: readonly W[]) =>
  (text: string): W =>
    words.find((word) => word === text) ?? mustBe(text, `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`);
const yesOrNo = readWord('yes', 'no');
export const readYesNo = (text: string): boolean => yesOrNo(text) === 'yes';
export const readCount =
  (least: number, most = 999_999) =>
  (text: string): number =>
    /^[0-9]{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most
      ? Number(text)
      : mustBe(text, `a whole number from ${least} to ${most}`);

const mostWorkers = 64;

/** @throws Error that says what it must be. */
export const readWorkers = (text: string): number => {
  if (text === 'auto') return Math.min(mostWorkers, availableParallelism());
  return /^[1-9][0-9]?$/.test(text) && Number(text) <= mostWorkers
    ? Number(text)
    : mustBe(text, `a whole number from 1 to ${mostWorkers}, or auto`);
};
