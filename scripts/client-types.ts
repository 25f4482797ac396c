import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { jsonContents } from '../src/flavor/json-contents.js';
import { operations } from '../src/operations/index.js';
import type { Operation } from '../src/operations/operation.js';
import { type Repetition, writes } from '../src/operations/repetition.js';
import { packageDirectory } from '../src/package-directory.js';
import type { JsonSchema } from '../src/wire/shape.js';

/** Where the written parts of the client stand. */
const operationsFile = 'src/client/operations.ts';
const requestsFile = 'src/client/requests.ts';

/** What an operation brings, as the client types it, by kind of content. */
const contents: Readonly<Record<keyof typeof jsonContents, string>> = {
  nothing: 'object | null',
  case: 'CaseDocument',
  summary: 'CaseSummary',
  screen: '{ readonly screen: Screen; readonly guide?: Guide }',
  reference: '{ readonly subId: string; readonly id: string }',
  completeness: 'Completeness',
  catalogues: 'CatalogueList',
  catalogue: 'CataloguePage',
  attributes: 'AttributeList',
  sourceTypes: 'SourceTypeList',
  units: 'UnitList',
  foundCodes: 'FoundCodes',
  changes: 'ChangedCases',
  trail: 'TrailOfCase',
  evidence: 'EvidenceOfCase',
  list: 'readonly string[]',
};

/**
 * The modules of the client that follow from the operation table: bodies of requests, and what each operation takes and
 * brings.
 */
export function clientModules(): Readonly<Record<string, string>> {
  const inJson = operations.filter(({ flavors }) => flavors.includes('json'));
  const elements = new Map<string, string>();
  const rows = inJson.map((operation) => `  ${operation.name}: ${takenAndBrought(operation, elements)};\n`);
  const sent = inJson.map((operation) => `  ${operation.name}: ${howItIsSent(operation)},\n`);
  const bodies = [...new Set(inJson.flatMap(({ body }) => body?.name ?? []))];
  return {
    [requestsFile]: formatted(requestsFile, `${writtenBy}\n${[...elements.values()].join('\n')}`),
    [operationsFile]: formatted(
      operationsFile,
      `import type { CaseDocument, CaseSummary } from '../case/case-document.js';
import type { EvidenceOfCase } from '../case/evidence-of-case.js';
import type { ChangedCases } from '../case/changed-cases.js';
import type { TrailOfCase } from '../case/trail-of-case.js';
import type { Completeness } from '../screens/model/completeness.js';
import type { Guide } from '../screens/model/guide.js';
import type { Screen } from '../screens/model/screen.js';
import type { AttributeList } from '../value-sets/attribute-list.js';
import type { CatalogueList } from '../value-sets/catalogue-list.js';
import type { CataloguePage } from '../value-sets/catalogue-page.js';
import type { FoundCodes } from '../value-sets/found-codes.js';
import type { SourceTypeList } from '../value-sets/source-type-list.js';
import type { UnitList } from '../value-sets/unit-list.js';
import type { ${bodies.join(', ')} } from './requests.js';

${writtenBy}
/** What each operation takes and brings. */
export interface Operations {
${rows.join('')}}

/**
 * How an operation is sent: what only reads, or comes to the same when it is sent twice, may be repeated. \`path\`:
 * where that is not its name, with parameters in braces. \`list\`: its answer has no envelope.
 */
export interface SentAs {
  readonly method: 'GET' | 'POST';
  readonly writes: boolean;
  readonly repeatable: boolean;
  readonly path?: string;
  readonly list?: string;
}

/** How each operation is sent. */
export const operations: Readonly<Record<keyof Operations, SentAs>> = {
${sent.join('')}};
`,
    ),
  };
}

const writtenBy = '// Written by scripts/client-types.ts from the operation table (npm run tables).\n';

/** As the formatter would write it. @throws Error with what it says. */
function formatted(file: string, text: string): string {
  const biome = join(packageDirectory, 'node_modules/@biomejs/biome/bin/biome');
  const given = [biome, 'format', `--stdin-file-path=${file}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, given, {
    cwd: packageDirectory,
    input: text,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${file} could not be formatted: ${stderr}`);
  return stdout;
}

function takenAndBrought({ query, body, answers }: Operation, elements: Map<string, string>): string {
  const parameters = query.map(({ name, required }) => `readonly ${name}${required ? '' : '?'}: string`);
  const taken = [
    ...(parameters.length > 0 ? [`readonly query: { ${parameters.join('; ')} }`] : []),
    ...(body ? [`readonly body: ${typeOf(body.schema, elements)}`] : []),
  ];
  return `{ readonly given: ${taken.length > 0 ? `{ ${taken.join('; ')} }` : 'object'}; readonly content: ${contents[answers]} }`;
}

/** What comes to the same however often it is sent. */
const repeatable: readonly Repetition[] = ['harmless', 'sameInTheEnd'];

function howItIsSent(operation: Operation): string {
  const { method, path, repetition, answers, example } = operation;
  const list = answers === 'list' && example.answers?.kind === 'list' ? `, list: '${example.answers.name}'` : '';
  const where = path === undefined ? '' : `, path: '${path}'`;
  return `{ method: '${method}', writes: ${writes(operation)}, repeatable: ${repeatable.includes(repetition)}${where}${list} }`;
}

/** A schema of a request as a type; elements are noted under their names. */
function typeOf(schema: JsonSchema, elements: Map<string, string>): string {
  const options = schema['anyOf'] as readonly JsonSchema[] | undefined;
  if (options) {
    const types = options.filter(({ type }) => type !== 'null').map((option) => typeOf(option, elements));
    return [...new Set(types)].join(' | ');
  }
  const { type, title, items, additionalProperties } = schema;
  if (Array.isArray(type))
    return (type as readonly string[]).map((each) => typeOf({ type: each }, elements)).join(' | ');
  if (type === 'array') return `readonly ${parenthesized(typeOf(items as JsonSchema, elements))}[]`;
  if (type !== 'object') return type === 'integer' ? 'number' : String(type);
  if (typeof title !== 'string')
    return `Readonly<Record<string, ${typeOf(additionalProperties as JsonSchema, elements)}>>`;
  if (!elements.has(title)) {
    elements.set(title, '');
    elements.set(title, elementType(title, schema, elements));
  }
  return title;
}

const parenthesized = (type: string): string => (type.includes(' ') ? `(${type})` : type);

function elementType(name: string, schema: JsonSchema, elements: Map<string, string>): string {
  const required = new Set(schema['required'] as readonly string[]);
  const members = Object.entries(schema['properties'] as Readonly<Record<string, JsonSchema>>).map(
    ([member, of]) =>
      `${of.description === undefined ? '' : comment(of.description, '  ')}  readonly ${member}${required.has(member) ? '' : '?'}: ${typeOf(of, elements)};\n`,
  );
  return `${comment(schema.description ?? '', '')}export interface ${name} {\n${members.join('')}}\n`;
}

/** A comment as wide as the formatter lets code be: on one line, or on several. */
function comment(text: string, indent: string): string {
  const one = `${indent}/** ${text} */\n`;
  if (one.length <= lineWidth + 1) return one;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? undefined : `${lines.at(-1)} ${word}`;
    if (longer === undefined || longer.length > lineWidth) lines.push(`${indent} * ${word}`);
    else lines[lines.length - 1] = longer;
  }
  return `${indent}/**\n${lines.join('\n')}\n${indent} */\n`;
}

const lineWidth = 120;
