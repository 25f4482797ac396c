import { createHash, type Hash } from 'node:crypto';
import type { CaseReference } from '../../case/case.js';
import { type CaseLine, isCaseLine } from '../../case/case-line.js';
import { linesOf } from './lines-of.js';

/** The first line of an export says what the file is, and the version of its form: one line a case, and a last line. */
export const firstLine = `${JSON.stringify({ export: 'case-capture', form: 1 })}\n`;

/** The line of a case that could not be read when it was exported. */
export interface DamageLine extends CaseReference {
  readonly damage: string;
}

/** The last line: how many cases there are, and the SHA-256 of all bytes before it. */
export interface LastLine {
  readonly cases: number;
  readonly sha256: string;
}

/**
 * What the lines of an export come to, as they are written or read. Hashed by Node, whose SHA-256 is native: an export
 * has gigabytes, for which `@noble/hashes` takes 15 times as long.
 */
export class ExportTotal {
  #cases = 0;
  readonly #hash: Hash = createHash('sha256');

  /** `text`: with its line feed. */
  add(text: string | Buffer, { isCase }: { readonly isCase: boolean }): void {
    this.#hash.update(text);
    if (isCase) this.#cases++;
  }

  /** What the last line says if these were all; more may follow. */
  get lastLine(): LastLine {
    return { cases: this.#cases, sha256: this.#hash.copy().digest('hex') };
  }
}

/** What a line of an export is. */
type LineContent =
  | { readonly kind: 'first' }
  | { readonly kind: 'case'; readonly line: CaseLine }
  | { readonly kind: 'damage'; readonly line: DamageLine }
  | { readonly kind: 'last' }
  /** The stream ends within the line. */
  | { readonly kind: 'cut off' }
  | { readonly kind: 'fault'; readonly fault: string };

/** `bytes`: with the line feed; `number`: from 1. */
export type ExportLine = LineContent & { readonly number: number; readonly bytes: Buffer };

/**
 * The lines of an export. What is wrong with a line is part of it; so is a last line that is not true of the lines
 * before it.
 * @throws Error when it is no export at all, or one of another form.
 */
export async function* readExport(stream: AsyncIterable<Buffer>): AsyncIterable<ExportLine> {
  const total = new ExportTotal();
  let number = 0;
  let ended = false;
  for await (const { bytes, whole } of linesOf(stream)) {
    number++;
    const text = bytes.toString('utf8');
    const content = number === 1 ? readFirst(text) : whole ? readLine(text, total) : cutOff;
    yield ended ? { ...faultOf('there is a line behind the last one'), number, bytes } : { ...content, number, bytes };
    ended ||= content.kind === 'last';
    total.add(bytes, { isCase: content.kind === 'case' });
  }
}

const cutOff: LineContent = { kind: 'cut off' };
const faultOf = (fault: string) => ({ kind: 'fault', fault }) as const;

function readFirst(text: string): LineContent {
  if (text !== firstLine) throw new Error('this is no export of case-capture, or one of another form');
  return { kind: 'first' };
}

function readLine(text: string, total: ExportTotal): LineContent {
  const told = lineOfExport(text);
  if (told.kind !== 'last') return told.kind === 'first' ? noLine : told;
  const fault = lastLineFault(told.line, total);
  return fault === undefined ? { kind: 'last' } : faultOf(fault);
}

/** Why a last line is not true of the lines before it; undefined when it is. */
export function lastLineFault({ cases, sha256 }: LastLine, { lastLine: found }: ExportTotal): string | undefined {
  if (cases !== found.cases) return `the last line tells of ${cases} cases; before it are ${found.cases}`;
  return sha256 === found.sha256 ? undefined : 'the lines before the last are not those that were exported';
}

/** What is said where an export has no last line. */
export const cutOffExport = 'the export ends here, before its last line: it was cut off';
const noLine = faultOf('the line is none of an export');

/** What a line of an export says by itself, wherever it stands. */
export type SaidLine =
  | { readonly kind: 'first' }
  | { readonly kind: 'case'; readonly line: CaseLine }
  | { readonly kind: 'damage'; readonly line: DamageLine }
  | { readonly kind: 'last'; readonly line: LastLine }
  | { readonly kind: 'fault'; readonly fault: string };

/** Reads a line, with or without its line feed. Its text is never shown: it may be of a case. */
export function lineOfExport(text: string): SaidLine {
  const line = parsed(text);
  if (line === undefined) return { kind: 'fault', fault: 'the line is no JSON object' };
  if (isCaseLine(line)) return { kind: 'case', line };
  if ('damage' in line) return { kind: 'damage', line: line as DamageLine };
  if (isLastLine(line)) return { kind: 'last', line };
  return text.trimEnd() === firstLine.trimEnd() ? { kind: 'first' } : { kind: 'fault', fault: noLine.fault };
}

function isLastLine(line: object): line is LastLine {
  const { cases, sha256, ...more }: Partial<LastLine> = line;
  const isHash = typeof sha256 === 'string' && /^[0-9a-f]{64}$/.test(sha256);
  return isHash && Number.isInteger(cases) && Object.keys(more).length === 0;
}

function parsed(text: string): object | undefined {
  try {
    const line: unknown = JSON.parse(text);
    return typeof line === 'object' && line !== null ? line : undefined;
  } catch {
    return undefined;
  }
}
