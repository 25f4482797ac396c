import type { ParsedNode, YAMLError } from 'yaml';
import { endsInLine, endsWithinLine } from '../findings/ends-early.js';
import { yamlLibrary } from '../../libraries/yaml-library.js';
import { isQuotedNode } from './quoted-node.js';

/** What is wrong with a text that is no YAML: where, counted in letters from 0, and in plain words. */
export interface YamlProblem {
  readonly offset: number;
  readonly message: string;
  /** The text is right as far as it goes, and ends within a line. */
  readonly endsEarly?: true;
}

/**
 * The first thing that is wrong: what yaml finds behind it follows from it most often. A bracket or quote that is not
 * closed is told where it opens, because yaml notices it only lines later.
 */
export function yamlProblem(
  errors: readonly YAMLError[],
  contents: ParsedNode | null,
  text: string,
): YamlProblem | undefined {
  const first = [...errors].sort((one, other) => one.pos[0] - other.pos[0])[0];
  if (!first) return undefined;
  const [offset] = first.pos;
  const tab = tabNear(text, offset);
  if (tab !== undefined) return { offset: tab, message: sentences.TAB_AS_INDENT as string };
  const dash = gluedDash(first, text);
  if (dash) return dash;
  const open = unclosed(first, contents, text);
  const end = text.trimEnd().length;
  const lastLine = Math.max(text.lastIndexOf('\n', end - 1), text.lastIndexOf('\r', end - 1)) + 1;
  const isAtEnd = (open === undefined ? offset : first.pos[1]) >= lastLine && first.pos[1] >= end;
  const what = open === undefined ? '' : `the ${openers[text[open] as string]} that opens`;
  // A bracket that closes another one than is open is no end that is missing.
  const closesOther = /[}\]]/.test(text[first.pos[0]] ?? '');
  if (isAtEnd && !closesOther && endsInLine(text)) {
    const opens = (open ?? 0) < lastLine ? ` in line ${text.slice(0, open).split(/\r\n|\n|\r/).length}` : ' in it';
    const why = what === '' ? sentence(first, text) : `${what}${opens} is not closed`;
    return { offset: end - 1, message: endsWithinLine(why), endsEarly: true };
  }
  if (open === undefined) return { offset, message: sentence(first, text) };
  return { offset: open, message: `${what} here is not closed${hint(text, open)}` };
}

/** So far from the beginning of its line a key ends. */
const longestKey = 300;

const openers: Readonly<Record<string, string>> = { '"': 'quote', "'": 'quote', '{': 'brace', '[': 'bracket' };

const hint = (text: string, open: number): string =>
  text[open] === '"' || text[open] === "'" ? '' : `; expected ${text[open] === '{' ? '}' : ']'}`;

const tag = 'a ! makes a tag, which is no part of the rule language; put the value in double quotes';
const anchor = 'an & makes an anchor, which is no part of the rule language; put the value in double quotes';

/** A tab in front of the line in which yaml finds something, or of the next one, which is meant to follow. */
function tabNear(text: string, offset: number): number | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const next = text.indexOf('\n', start) + 1;
  for (const line of next > 0 ? [start, next] : [start]) {
    const [blanks = ''] = /^[ \t]*/.exec(text.slice(line, line + 200)) ?? [];
    if (blanks.includes('\t')) return line + blanks.indexOf('\t');
  }
  return undefined;
}

/** A dash without a blank behind it, in the line in which yaml finds something or in the one that it follows. */
function gluedDash({ code, pos: [offset] }: YAMLError, text: string): YamlProblem | undefined {
  if (code !== 'BAD_INDENT' && !withoutBlank.has(code)) return undefined;
  for (let start = lineAt(text, offset), isOwn = true; ; start = lineAt(text, start - 1), isOwn = false) {
    const line = text.slice(start, start + longestKey);
    const [, blanks, glued] = /^( *)-([A-Za-z][\w.-]*:|["{[])/.exec(line) ?? [];
    if (blanks !== undefined) return { offset: start + blanks.length, message: noBlankBehindDash(glued as string) };
    if (start === 0 || (!isOwn && !/^[ \t]*(?:#|[\r\n])/.test(line))) return undefined;
  }
}

const lineAt = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

/** In which code yaml reports what, in words that say what to do; others are told as yaml tells them. */
const sentences: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'a tab stands at the beginning of the line; expected blanks (set the editor to write blanks for tabs)',
  BAD_INDENT:
    'the line does not begin in the column of the lines that it belongs to; expected as many blanks as they have',
  BLOCK_AS_IMPLICIT_KEY:
    'a second key stands where a value was expected; put a text with a colon in double quotes, or look whether the next line begins too far right',
  MULTILINE_IMPLICIT_KEY: 'expected a key with a colon and a blank behind it, or the lines after it less far right',
  MISSING_CHAR: 'expected a key with a colon and a blank behind it',
  BLOCK_IN_FLOW: 'expected a comma between two keys in braces',
  BAD_SCALAR_START: 'a value cannot begin with this sign; put it in double quotes',
  BAD_DQ_ESCAPE: 'a backslash has a meaning of its own in double quotes; write \\\\ for one',
  RESOURCE_EXHAUSTION: 'the file is nested too deeply to be read',
  TAG_RESOLVE_FAILED: tag,
  MULTIPLE_TAGS: tag,
  MULTIPLE_ANCHORS: anchor,
  ALIAS_PROPS: anchor,
  BAD_ALIAS: 'a value cannot begin with * or &; put it in double quotes',
  BAD_DIRECTIVE:
    'a line that begins with % is a directive, which is no part of the rule language; take it out, or put a text that begins so in double quotes',
  KEY_OVER_1024_CHARS:
    'what stands before the colon is longer than a key can be; put a text with a colon in double quotes',
};

/** What is told of a key and a value without a blank between them. */
export const noBlank = (key: string): string => `a blank is missing behind the colon of "${key}:"`;

const noBlankBehindDash = (glued: string): string => `a blank is missing behind the dash of "-${glued}"`;

const withoutBlank: ReadonlySet<YAMLError['code']> = new Set([
  'BLOCK_AS_IMPLICIT_KEY',
  'MULTILINE_IMPLICIT_KEY',
  'MISSING_CHAR',
]);

function sentence({ code, message, pos }: YAMLError, text: string): string {
  const found = text[pos[0]];
  if (withoutBlank.has(code)) {
    const line = text.slice(text.lastIndexOf('\n', pos[0] - 1) + 1).slice(0, longestKey);
    const [, key] = /^ *(?:- +)?([A-Za-z][\w.-]*):[^\s/:]/.exec(line) ?? [];
    if (key !== undefined) return noBlank(key);
  }
  if (code === 'UNEXPECTED_TOKEN' && (found === '}' || found === ']'))
    return `found ${found}, but no bracket of its kind is open`;
  if (message.startsWith('Block scalar header'))
    return 'a | or > begins a text in the lines below, and nothing else stands behind it; put a text that begins so in double quotes';
  if (code === 'UNEXPECTED_TOKEN')
    return 'a value ended before this; expected a comma, the end of the line or a bracket (a quote inside double quotes is written \\")';
  return sentences[code] ?? message;
}

/** Where the bracket or quote opens that is not closed before the error; undefined when all are. */
function unclosed(error: YAMLError, contents: ParsedNode | null, text: string): number | undefined {
  const [end] = error.pos;
  if (error.code === 'MISSING_CHAR' && error.message.startsWith('Missing closing'))
    return enclosing(contents, end, isQuotedNode)?.range[0];
  if (error.message.startsWith('Flow ') || (error.code === 'MISSING_CHAR' && /flow/i.test(error.message)))
    return enclosing(contents, end, (node) => isOpened(node, text, error.message, end))?.range[0];
  // A quote that is not closed ends with the next one, lines later; what stands behind its end is none of it.
  const [opened, ended = end] = enclosing(contents, end, isQuotedNode)?.range ?? [];
  return opened !== undefined && text.slice(opened, ended).includes('\n') ? opened : undefined;
}

/**
 * Whether a node begins with the bracket that an error misses the other one of, and has not ended before: a key with
 * its value in a list in brackets is a map that has none.
 */
function isOpened(node: ParsedNode, text: string, message: string, end: number): boolean {
  const [start, ended] = node.range;
  const opener = text[start] as string;
  if (!yamlLibrary().isCollection(node) || !Object.hasOwn(openers, opener)) return false;
  const closer = opener === '[' ? ']' : '}';
  if (message.startsWith('Flow ') && !message.endsWith(closer)) return false;
  const last = node.items.at(-1);
  const inner = yamlLibrary().isPair(last) ? (last.value ?? last.key) : last;
  const innerEnd = (inner as ParsedNode | undefined)?.range[1] ?? start + 1;
  return !(ended <= end && innerEnd < ended && text[ended - 1] === closer);
}

/** The innermost node of a kind that reaches to a place. */
function enclosing(node: unknown, offset: number, wanted: (node: ParsedNode) => boolean): ParsedNode | undefined {
  const { isCollection, isPair } = yamlLibrary();
  if (isPair(node)) return enclosing(node.value, offset, wanted) ?? enclosing(node.key, offset, wanted);
  const parsed = node as ParsedNode | null;
  if (!parsed?.range || parsed.range[0] > offset || parsed.range[2] < offset) return undefined;
  const items: readonly unknown[] = isCollection(parsed) ? parsed.items : [];
  for (const item of items) {
    const inner = enclosing(item, offset, wanted);
    if (inner !== undefined) return inner;
  }
  return wanted(parsed) ? parsed : undefined;
}
