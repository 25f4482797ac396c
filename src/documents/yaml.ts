import { isAlias, isMap, isScalar, isSeq, LineCounter, parseAllDocuments, type ParsedNode, Scalar } from 'yaml';
import type { Findings } from './findings.js';
import type { Position } from './position.js';
import type { Located, LocatedMap } from './located.js';
import { quickYaml } from './quick-yaml.js';

/**
 * Reads one YAML 1.2 text into a tree with the place of every key and value (rule language, "What loading proves").
 * What yaml itself finds, and what it would accept in silence (aliases, anchors, tags, empty values, keys that are no
 * text), is a finding with its place. Undefined: the text is empty or no tree could be made.
 *
 * @param file the name that positions carry, relative to the directory that is loaded
 */
export function loadYaml(text: string, file: string, findings: Findings): Located | undefined {
  return quickYaml(text, file) ?? readWithYaml(text, file, findings);
}

/** The same without the quick reader, which takes what needs no judging: for its tests. */
export function readWithYaml(text: string, file: string, findings: Findings): Located | undefined {
  const lineCounter = new LineCounter();
  const [document, second] = parseAllDocuments(text, {
    version: '1.2',
    schema: 'core',
    strict: true,
    uniqueKeys: false,
    merge: false,
    prettyErrors: false,
    logLevel: 'silent',
    lineCounter,
  });
  const reader = new TreeReader(file, lineCounter, findings);
  if (second) {
    findings.error(
      reader.place(second.range[0]),
      'unsupported-yaml',
      'a second document begins here, which nothing reads; write everything into one, without lines of --- or ...',
    );
  }
  for (const problem of document ? [...document.errors, ...document.warnings] : []) {
    findings.error(reader.place(problem.pos[0]), 'malformed-yaml', problem.message);
  }
  if (!document?.contents) {
    if (!document || document.errors.length === 0)
      findings.error(reader.place(0), 'empty-file', 'the file is empty; expected keys and values');
    return undefined;
  }
  return reader.read(document.contents);
}

class TreeReader {
  constructor(
    private readonly file: string,
    private readonly lineCounter: LineCounter,
    private readonly findings: Findings,
  ) {}

  place(offset: number): Position {
    const { line, col } = this.lineCounter.linePos(offset);
    return { file: this.file, line: Math.max(line, 1), column: Math.max(col, 1) };
  }

  read(node: ParsedNode): Located {
    const at = this.place(node.range[0]);
    if (isAlias(node)) {
      this.findings.error(
        at,
        'unsupported-yaml',
        `found the alias *${node.source}; write the value out, aliases are not part of the rule language`,
      );
      return { node: 'scalar', value: node.source, quoted: true, at };
    }
    if (node.anchor)
      this.findings.error(
        at,
        'unsupported-yaml',
        `found the anchor &${node.anchor}; anchors are not part of the rule language`,
      );
    if (node.tag)
      this.findings.error(at, 'unsupported-yaml', `found the tag ${node.tag}; tags are not part of the rule language`);
    if (isMap(node)) return this.readMap(node.items as Parameters<TreeReader['readMap']>[0], at);
    if (isSeq(node)) return { node: 'list', items: node.items.map((item) => this.read(item as ParsedNode)), at };
    if (isScalar(node)) return { node: 'scalar', value: this.scalar(node.value, at), quoted: isQuoted(node.type), at };
    return { node: 'scalar', value: null, quoted: false, at };
  }

  private readMap(items: readonly { key: ParsedNode; value: ParsedNode | null }[], at: Position): LocatedMap {
    const entries = new Map<string, { keyAt: Position; value: Located }>();
    for (const { key, value } of items) {
      const keyAt = this.place(key.range[0]);
      if (!isScalar(key) || typeof key.value !== 'string') {
        const found = isScalar(key)
          ? `the ${key.value === null ? 'empty' : typeof key.value} key ${String(key.value)}`
          : 'a key that is no text';
        this.findings.error(keyAt, 'unquoted-key', `found ${found}; keys are texts, put it in quotes`);
        if (!isScalar(key)) continue;
      }
      const name = String(key.value);
      const before = entries.get(name);
      if (before) {
        this.findings.error(
          keyAt,
          'duplicate-key',
          `the key "${name}" stands twice here; first in line ${before.keyAt.line}`,
        );
        continue;
      }
      entries.set(name, {
        keyAt,
        value: value ? this.read(value) : { node: 'scalar', value: this.scalar(null, keyAt), quoted: false, at: keyAt },
      });
    }
    return { node: 'map', entries, at };
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

const isQuoted = (type: Scalar.Type | undefined): boolean => type !== undefined && type !== Scalar.PLAIN;
