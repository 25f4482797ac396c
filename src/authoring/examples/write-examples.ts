import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { grouped } from '../../lists/grouped.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { insertExamples, type NewExamples } from './insert-examples.js';
import { exampleText, type MadeExample } from './made-example.js';

/** Where examples are written: below those of their rule or fact, or into a file of tests. */
interface Target {
  readonly file: string;
  readonly addition?: NewExamples;
  /** What begins a test of its own. */
  readonly test?: readonly string[];
}

/**
 * Writes examples into the files of a directory of rules: beside the rule or fact; those of one parameter set, and of
 * rules that are made from rows, as tests. Returns the files, as findings name them.
 */
export function writeExamples(
  made: readonly MadeExample[],
  ruleSets: readonly RuleSet[],
  directory: string,
): readonly string[] {
  const byTitle = grouped(made, (each) => `${setOf(each) ?? each.system ?? ''} ${each.title}`);
  const targets = [...byTitle.values()].flatMap((examples) => targetOf(examples, ruleSets) ?? []);
  const files = [...new Set(targets.map(({ file }) => file))].sort();
  for (const file of files) {
    const path = join(directory, file);
    const own = targets.filter((target) => target.file === file);
    const before = existsSync(path) ? readFileSync(path, 'utf8') : `${heading(file)}\ntests:\n`;
    const inserted = insertExamples(
      before,
      own.flatMap(({ addition }) => addition ?? []),
    );
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, [inserted.trimEnd(), ...own.flatMap(({ test }) => test ?? []), ''].join('\n'));
  }
  return files;
}

const heading = (file: string): string =>
  `# Examples that stand apart from their rules and facts (${basename(file, '.yaml')}); what they expect was taken from the rules and tables as they are.`;

/** The parameter set that an example is of alone. */
function setOf({ given }: MadeExample): number | undefined {
  const set = given.node === 'map' ? given.entries.get('csp')?.value : undefined;
  return set?.node === 'scalar' && typeof set.value === 'number' ? set.value : undefined;
}

function targetOf(examples: readonly MadeExample[], ruleSets: readonly RuleSet[]): Target | undefined {
  const [first] = examples;
  if (!first) return undefined;
  const { of } = first;
  const own = of.at.file.split('/')[0] ?? '';
  const texts = examples.map(exampleText);
  const set = setOf(first);
  const rules = ruleSets.flatMap((ruleSet) => ruleSet.rules);
  const line = of.examples?.at(-1)?.at;
  const ofRows =
    'violatedWhen' in of &&
    rules.some(
      (other) =>
        other.id !== of.id && other.examples.some(({ at }) => line && at.file === line.file && at.line === line.line),
    );
  if (set === undefined && !ofRows && (first.system ?? own) === own)
    return { file: of.at.file, addition: { at: of.at, examples: of.examples ?? [], texts } };
  const system =
    first.system ?? ruleSets.find(({ parameterSets }) => set !== undefined && parameterSets.has(set))?.system;
  const folder = system ?? own;
  const file = `${folder}/tests/${set === undefined ? basename(of.at.file, '.yaml') : `parameter-set-${set}`}.yaml`;
  const test = ruleSets
    .flatMap(({ tests }) => tests)
    .find((each) => each.at.file === file && titleOf(each.of) === titleOf(of));
  if (test) return { file, addition: { at: test.at, examples: test.examples, texts } };
  return { file, test: [`  - ${titleOf(of)}`, '    examples:', ...texts.map((each) => `      - ${each}`)] };
}

const titleOf = (of: MadeExample['of']): string =>
  'violatedWhen' in of ? `rule: ${of.id}` : `fact: ${of.scope}.${of.name}`;
