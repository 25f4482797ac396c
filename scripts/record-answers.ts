import { join } from 'node:path';
import type { ChangedCases } from '../src/case/changed-cases.js';
import { TrailedCases } from '../src/http/trail/trailed-cases.js';
import { changes } from '../src/operations/changes/changes.js';
import { exampleMark } from '../src/operations/changes/feed-place.js';
import { operations } from '../src/operations/index.js';
import type { Content, Services } from '../src/operations/operation.js';
import { packageDirectory } from '../src/package-directory.js';
import { loadSystems } from '../src/screens/load/load-systems.js';
import { MemoryStore } from '../src/store/memory-store.js';

/** In this order the examples of the operations can be called one after the other on an empty store. */
export const inTurn: readonly string[] = [
  'createCaseInDB',
  'subIdList',
  'caseList',
  'modifyCase',
  'trail',
  'transferCaseFromDB',
  'transferCaseFromDBDetails',
  'capture',
  'captureWithHash',
  'userAction',
  'evidence',
  'checkCompleteness',
  'createAndCapture',
  'copyCase',
  'deleteCase',
  'catalogues',
  'catalogue',
  'attributes',
  'sourceTypes',
  'units',
  'codeSearch',
  'changes',
];

/** The time that the example of captureWithHash states. */
export const timeOfExamples = Date.UTC(2026, 10, 21, 1, 23, 46);

/** Under which the call of an example is known. */
export const requestIdOfExample = (name: string): string => `example-${name}`;

/** The query of an example, where a mark was given before. */
export const queryOfExample = (query: Readonly<Record<string, string>>, mark: string): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value === exampleMark ? mark : value]));

/** What an example is answered with, with the mark of the examples: each that is given is another. */
export const withMarkOfExample = (answer: ChangedCases): ChangedCases => ({ ...answer, mark: exampleMark });

/** Nobody reads more in a document; an answer that is longer stands in none. */
const longestAnswer = 12_000;

/**
 * What the examples are answered with that state no answer, by operation. @throws Error for a call that does not go
 * well.
 */
export async function recordAnswers(): Promise<Readonly<Record<string, Content>>> {
  const { systems } = loadSystems(join(packageDirectory, 'rules'), join(packageDirectory, 'screens'));
  const services: Services = {
    systems,
    cases: new MemoryStore(),
    now: () => timeOfExamples,
    captureHash: { secrets: [], windowMilliseconds: 300_000 },
    evidencePages: 1000,
  };
  const recorded: Record<string, Content> = {};
  const { content: begun } = await changes.run(services, { query: new Map(), body: undefined });
  const mark = begun.kind === 'changes' ? begun.changes.mark : exampleMark;
  for (const name of inTurn) {
    const operation = operations.find((each) => each.name === name);
    if (!operation) throw new Error(`there is no operation ${name}`);
    const { query = {}, body, answers } = operation.example;
    const values = new Map(Object.entries(queryOfExample(query, mark)).map(([key, value]) => [key, [value]]));
    const step = { time: timeOfExamples, operation: name, client: null, traceparent: null };
    const traced = { step: { ...step, requestId: requestIdOfExample(name) }, most: 1000, systems };
    const cases = new TrailedCases(services.cases, traced);
    const { content, warnings = [] } = await operation.run({ ...services, cases }, { query: values, body });
    if (warnings.length > 0) throw new Error(`the example of ${name} is answered with a warning`);
    if (!answers && JSON.stringify(content).length <= longestAnswer) recorded[name] = written(content);
  }
  return recorded;
}

const written = (content: Content): Content =>
  content.kind === 'changes' ? { ...content, changes: withMarkOfExample(content.changes) } : content;

/** Of the formatter (biome.json). */
const lineWidth = 120;

/** Where they stand. */
export const recordedAnswersFile = 'src/http/openapi/recorded-answers.ts';

/** The module that holds them. */
export async function recordedAnswersModule(): Promise<string> {
  const rows = Object.entries(await recordAnswers()).map(([name, content]) => {
    const literal = `'${JSON.stringify(content).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
    const row = `  ${name}: ${literal},\n`;
    return row.length > lineWidth + 1 ? `  ${name}:\n    ${literal},\n` : row;
  });
  return `import type { Content } from '../../operations/operation.js';

/**
 * What the examples of operations are answered with that do not say it themselves. Written by scripts/record-answers.ts
 * (npm run tables).
 */
const recorded: Readonly<Record<string, string>> = {
${rows.join('')}};

/** By the name of the operation. */
export const recordedAnswers: Readonly<Record<string, Content>> = Object.fromEntries(
  Object.entries(recorded).map(([name, content]) => [name, JSON.parse(content) as Content]),
);
`;
}
