import { readFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';
import { capture } from '../src/operations/capture/capture.js';
import { createCaseInDB } from '../src/operations/creation/create-case-in-db.js';
import type { Content, Operation } from '../src/operations/operation.js';
import { userAction } from '../src/operations/capture/user-action.js';
import type { Sb2Item } from '../src/screens/model/screen.js';
import { fullCase } from '../test/support/requests/full-case.js';
import { realSystems } from '../test/support/rules/real-systems.js';
import { accidentsOnly } from '../test/support/service/accidents-only.js';
import { MemoryStore } from '../src/store/memory-store.js';

/**
 * `node dist/scripts/way-of-user-action.js` sends one `userAction` (a number and selections of a questionnaire, then
 * the next screen) and prints each function of ours that it called, as V8 counted them: file, name and calls. Functions
 * inside functions, constructors and accessors are part of what they stand in; HTTP and flavors come before, and the
 * evaluator and the codec of the store are ways of their own.
 */
const reference = { caseId: 'WAY', subId: 'WAY' };
const services = {
  systems: realSystems(),
  cases: new MemoryStore(),
  now: () => Date.UTC(2026, 10, 21),
  captureHash: accidentsOnly,
  evidencePages: 1000,
};
const elsewhere =
  /^src\/(http|flavor|store|case\/(codec|values\/value-codec)|rules\/(program|explain|operators|units|values))\b/;

const call = async (operation: Operation, body: object): Promise<Content> => {
  const query = new Map(Object.entries(reference).map(([name, value]) => [name, [value]]));
  const { content, warnings = [] } = await operation.run(services, { query, body });
  if (warnings.length > 0) throw new Error(warnings.map(({ message }) => message).join());
  return content;
};
const shown = async (operation: Operation, members: object): Promise<Sb2Item> => {
  const content = await call(operation, { ...reference, ...members });
  if (content.kind !== 'screen' || !('person' in content.screen)) throw new Error('no questionnaire was shown');
  return content.screen.person.item;
};

await call(createCaseInDB, fullCase(reference.caseId));
let item = await shown(capture, { language: 'en', sourceType: 2, groupScreens: true });
while (!item.question.some(({ numberInput }) => numberInput))
  item = await shown(userAction, { screenId: item.id, screenCommand: 'next', answers: [] });

/** Other answers each time. */
const answer = (turn: number): Promise<Sb2Item> => {
  const answers = item.question.flatMap(({ id, numberInput, selection }) => {
    const number = numberInput && { id: '', value: String((numberInput.minVal ?? 0) + 1 + turn) };
    const option = selection && { id: selection.value[turn % selection.value.length]?.id ?? '', value: '' };
    const value = number ?? option;
    return value ? [{ questionId: id, values: [value] }] : [];
  });
  return shown(userAction, { screenId: item.id, screenCommand: 'next', answers });
};

// What is compiled when it is first used is compiled then.
for (const turn of [0, 1]) await answer(turn);
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
await session.post('Profiler.takePreciseCoverage');
await answer(0);
const { result } = await session.post('Profiler.takePreciseCoverage');
session.disconnect();

const root = fileURLToPath(new URL('../', import.meta.url));
for (const { url, functions } of result as Profiler.ScriptCoverage[]) {
  const path = url.startsWith('file:') ? fileURLToPath(url) : '';
  const file = path.slice(root.length).replace(/\.js$/, '.ts');
  if (!path.startsWith(`${root}src/`) || elsewhere.test(file)) continue;
  const source = readFileSync(path, 'utf8');
  for (const { functionName: name, ranges } of functions)
    if (ranges[0]?.count && isDeclared(name, source)) console.log(file, name, ranges[0].count);
}

/** At the top of its file, or as a method of what stands there. */
function isDeclared(name: string, source: string): boolean {
  if (!/^#?\w+$/.test(name)) return false;
  const [top, method] = [`(export )?(async )?(function\\*?|const) ${name}\\b`, `    (async |static )?${name}\\(`];
  return new RegExp(`^(${top}|${method})`, 'm').test(source);
}
