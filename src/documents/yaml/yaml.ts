import type { ParsedNode, Scalar } from 'yaml';
import type { FindingCode } from '../finding-codes/finding-table.js';
import { Findings } from '../findings/findings.js';
import type { Position } from '../position.js';
import { placeTooDeep } from './place-too-deep.js';
import { yamlLibrary } from '../../libraries/yaml-library.js';
import type { Located, LocatedMap } from '../located.js';
import { unmergedLine, unmergedLines } from '../findings/unmerged-lines.js';
import { quickYaml } from './quick-yaml.js';
import { TextPlaces } from '../text-places.js';
import { blockOf } from './block-of.js';
import { noBlank, yamlProblem } from './yaml-problem.js';

/** A YAML file that is larger is none that people wrote; reading it would only take memory. In letters. */
const longest = 250_000;

const options = {
  version: '1.2',
  schema: 'core',
  strict: true,
  uniqueKeys: false,
  merge: false,
  prettyErrors: false,
  logLevel: 'silent',
} as const;

/**
 * Reads one YAML 1.2 text into a tree with the place of every key and value (rule language, "What loading proves").
 * What yaml itself finds, and what it would accept in silence (aliases, anchors, tags, empty values, keys that are no
 * text), is a finding with its place. Undefined: the text is empty, or it is no YAML of the rule language. Then the
 * first thing that is wrong is the only finding, because what follows a break cannot be told.
 *
 * @param file the name that positions carry, relative to the directory that is loaded
 */
export function loadYaml(text: string, file: string, findings: Findings): Located | undefined {
  return (
    (text.length > longest || placeTooDeep(text) >= 0 ? undefined : quickYaml(text, file)) ??
    readWithYaml(text, file, findings)
  );
}

/** The same without the quick reader, which takes what needs no judging: for its tests. */
export function readWithYaml(text: string, file: string, findings: Findings): Located | undefined {
  const places = new TextPlaces(text, file);
  const refuse = (offset: number, code: FindingCode, message: string): undefined =>
    findings.error(places.at(offset), code, message) as undefined;
  const conflict = unmergedLine(text);
  if (conflict >= 0) return refuse(conflict, 'unmerged-lines', unmergedLines);
  if (text.length > longest) return refuse(0, 'malformed-yaml', `the file has more than ${longest} letters; split it`);
  const tooDeep = placeTooDeep(text);
  if (tooDeep >= 0) return refuse(tooDeep, 'malformed-yaml', 'from here on the file is nested too deeply to be read');
  const [document, second] = yamlLibrary().parseAllDocuments(text, options);
  if (second) {
    return refuse(
      second.range[0],
      'unsupported-yaml',
      'a second document begins here, which nothing reads; write everything into one, without lines of --- or ...',
    );
  }
  const contents = document?.contents ?? null;
  const problem = yamlProblem([...(document?.errors ?? []), ...(document?.warnings ?? [])], contents, text);
  if (problem) return refuse(problem.offset, problem.endsEarly ? 'missing-end' : 'malformed-yaml', problem.message);
  if (!contents) return refuse(0, 'empty-file', 'the file is empty; expected keys and values');
  const reader = new TreeReader(text, places, findings);
  const located = reader.read(contents);
  return reader.unreadable ? undefined : located;
}

/**
 * What an editor can tell of a text that is half written: what the parser makes of it, whatever is wrong with it.
 * Undefined when that is nothing.
 */
export function readHalfWritten(text: string): Located | undefined {
  if (text.length > longest || placeTooDeep(text) >= 0) return undefined;
  const [document] = yamlLibrary().parseAllDocuments(text, options);
  const contents = document?.contents;
  return contents ? new TreeReader(text, new TextPlaces(text, ''), new Findings()).read(contents) : undefined;
}

class TreeReader {
  /** Something stands there that has another meaning than it seems to: what follows cannot be told. */
  unreadable = false;
  private readonly library = yamlLibrary();

  constructor(
    private readonly text: string,
    private readonly places: TextPlaces,
    private readonly findings: Findings,
  ) {}

  private place(offset: number): Position {
    return this.places.at(offset);
  }

  private refuse(at: Position, code: FindingCode, message: string): void {
    this.unreadable = true;
    this.findings.error(at, code, message);
  }

  read(node: ParsedNode): Located {
    const { isAlias, isMap, isSeq } = this.library;
    const at = this.place(node.range[0]);
    if (isAlias(node)) {
      this.refuse(
        at,
        'unsupported-yaml',
        `found the alias *${node.source}; write the value out, aliases are not part of the rule language`,
      );
      return { node: 'scalar', value: node.source, quoted: true, at };
    }
    if (node.anchor)
      this.refuse(
        at,
        'unsupported-yaml',
        `found the anchor &${node.anchor}; anchors are not part of the rule language`,
      );
    if (node.tag)
      this.refuse(at, 'unsupported-yaml', `found the tag ${node.tag}; tags are not part of the rule language`);
    if (isMap(node)) return this.readMap(node.items as Parameters<TreeReader['readMap']>[0], at);
    if (isSeq(node)) return { node: 'list', items: node.items.map((item) => this.read(item as ParsedNode)), at };
    const { type, value } = node as Scalar.Parsed;
    const quoted = isQuoted(type);
    if (!quoted && typeof value === 'string' && typographicQuote.test(value))
      this.refuse(at, 'wrong-quote', `found ${value[0]}, a quote for print; expected the straight quote "`);
    const block = isBlock(type) && typeof value === 'string' && blockOf(this.text, node.range[0], at.line, value);
    return { node: 'scalar', value: this.scalar(value, at), quoted, at: block ? { ...at, block } : at };
  }

  private readMap(items: readonly { key: ParsedNode; value: ParsedNode | null }[], at: Position): LocatedMap {
    const entries = new Map<string, { keyAt: Position; value: Located }>();
    const { isScalar } = this.library;
    let before: { readonly name: string; readonly value: ParsedNode | null } | undefined;
    let isRepeating = false;
    for (const { key, value } of items) {
      const decimal = before && !value ? this.decimalComma(before.value, key) : undefined;
      if (before && decimal) {
        // What follows is checked with the number that is meant.
        entries.set(before.name, { keyAt: entries.get(before.name)?.keyAt ?? decimal.at, value: decimal });
        continue;
      }
      const glued = value ? undefined : this.gluedColon(key);
      if (glued) {
        entries.set(glued.name, { keyAt: glued.value.at, value: glued.value });
        continue;
      }
      before = { name: isScalar(key) ? String(key.value) : '', value };
      const keyAt = this.place(key.range[0]);
      if (!isScalar(key) || typeof key.value !== 'string') {
        const found = isScalar(key)
          ? `the ${key.value === null ? 'empty' : typeof key.value} key ${String(key.value)}`
          : 'a key that is no text';
        this.findings.error(keyAt, 'unquoted-key', `found ${found}; keys are texts, put it in quotes`);
        if (!isScalar(key)) continue;
      }
      const name = String(key.value);
      const earlier = entries.get(name);
      if (earlier) {
        // Several in a row stand in the wrong place together, where a key before them is indented too far.
        if (!isRepeating)
          this.findings.error(
            keyAt,
            'duplicate-key',
            `the key "${name}" stands twice here; first in line ${earlier.keyAt.line}`,
          );
        isRepeating = true;
        continue;
      }
      isRepeating = false;
      entries.set(name, {
        keyAt,
        value: value ? this.read(value) : { node: 'scalar', value: this.scalar(null, keyAt), quoted: false, at: keyAt },
      });
    }
    return { node: 'map', entries, at };
  }

  /** `10,5` among braces, a number and a key that is the number behind the comma: reported, and read as it is meant. */
  private decimalComma(value: ParsedNode | null, key: ParsedNode): Located | undefined {
    const { isScalar } = this.library;
    if (!isScalar(value) || typeof value.value !== 'number' || !isScalar(key) || typeof key.value !== 'number')
      return undefined;
    const [whole, fraction] = [value, key].map((each) => each.source ?? String(each.value));
    const at = this.place(value.range[0]);
    const message = `found ${whole},${fraction}; the mark of decimals is a point: ${whole}.${fraction}`;
    this.findings.error(at, 'wrong-form', message);
    return { node: 'scalar', value: Number(`${whole}.${fraction}`), quoted: false, at };
  }

  /** `fact:age` among braces, a key without a value: reported, and read as it is meant. */
  private gluedColon(key: ParsedNode): { readonly name: string; readonly value: Located } | undefined {
    const { isScalar } = this.library;
    const text = isScalar(key) && !isQuoted(key.type) ? String(key.value) : '';
    const [, name, value] = keyAndValue.exec(text) ?? [];
    if (name === undefined || value === undefined) return undefined;
    const at = this.place(key.range[0]);
    this.findings.error(at, 'malformed-yaml', noBlank(name));
    return { name, value: { node: 'scalar', value: value.replaceAll('"', ''), quoted: value.startsWith('"'), at } };
  }

  private scalar(value: unknown, at: Position): string | number | boolean | null {
    if (typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    if (value === null) {
      this.findings.error(
        at,
        'missing-value',
        'found no value; write one, or leave the key out (a text with a comma or colon needs double quotes)',
      );
    } else {
      this.findings.error(at, 'wrong-kind', `found ${String(value)}; expected a text, a finite number, true or false`);
    }
    return null;
  }
}

/** A key and its value without a blank between them; no address, and no time. */
const keyAndValue = /^([A-Za-z][\w.]*):([^\s/:][^:]*)$/;

/** What word processors make of a quote at the beginning of a text. */
const typographicQuote = /^[“”„‟‘’‚«»]/;

const isBlock = (type: Scalar.Type | undefined): boolean => type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL';

const isQuoted = (type: Scalar.Type | undefined): boolean => type !== undefined && type !== 'PLAIN';
