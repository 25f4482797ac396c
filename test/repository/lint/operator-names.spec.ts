import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Token, tokenizer } from 'acorn';
import { expect } from 'chai';
import { aggregates } from '../../../src/rules/operators/aggregates.js';
import { comparisonOperators } from '../../../src/rules/operators/comparisons.js';
import { valueOperators } from '../../../src/rules/operators/values/value-operators.js';

const names: ReadonlySet<unknown> = new Set([
  ...comparisonOperators.keys(),
  ...valueOperators.keys(),
  ...aggregates.keys(),
]);

/**
 * Which operators a script names: texts and templates that are a name, alone or behind a decorator, and keys of
 * objects.
 */
function namedIn(code: string): readonly string[] {
  const tokens: readonly (Token & { readonly value?: unknown })[] = [
    ...tokenizer(code, { ecmaVersion: 'latest', sourceType: 'module' }),
  ];
  const labelAt = (index: number): string => tokens[index]?.type.label ?? '';
  return tokens.flatMap(({ type: { label, keyword }, value }, index) => {
    const text = String(value);
    const isText = label === 'string' || label === 'template';
    const isKey =
      (label === 'name' || keyword !== undefined) &&
      ['{', ','].includes(labelAt(index - 1)) &&
      [':', '('].includes(labelAt(index + 1));
    return (isText || isKey) && names.has(text.slice(text.lastIndexOf(':') + 1)) ? [text] : [];
  });
}

/** Names of one word mean much else: `in`, `count`, `before`. */
const isOrdinary = (name: string): boolean => !/[A-Z]/.test(name);

/**
 * Who knows operators by name beside their rows, and what becomes of one that it does not know. What all of them ask
 * stands on the row: a new operator works without any of these.
 */
const withNames: Readonly<Record<string, string>> = {
  'rules/operators': 'the rows themselves',
  'rules/explain/guarded-operators.js': 'the second opinion, which knows nothing of the rows; a test asks for each',
  'authoring/words/phrases': 'how it is said in English and German; a test asks for each',
  'documents/finding-codes': 'examples of findings',
  'rules/program/code/emit-comparison.js': 'has code made for it; any other is called',
  'rules/load/messages/check-direction.js': 'which word of a message it contradicts; of any other none',
  'screens/load/opening.js': 'which answers open a screen; any other opens as its condition says',
  'screens/nearest/signature-of.js': 'numbers between which it may turn; any other is tried',
  meaning: 'what checking proves of it; of any other nothing is proven',
  'authoring/mutations/comparison-mutants.js': 'which slip is likely; of any other its opposite',
  'authoring/repairs/slips-in-trees.js': 'which slip is likely; of any other its opposite',
  'authoring/words/condition-words.js': 'whether “nor” joins it; any other is joined by “or”',
};

const known = (file: string): string | undefined =>
  Object.keys(withNames).find((place) => file === place || file.startsWith(`${place}/`));

describe('The name of an operator', () => {
  const source = fileURLToPath(new URL('../../../src/', import.meta.url));
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.js'));
  const named = files.flatMap((file) => {
    const found = namedIn(readFileSync(join(source, file), 'utf8')).filter((name) => !isOrdinary(name));
    return found.length > 0 ? [[file, found] as const] : [];
  });

  it('is noticed where it stands, as a text and as a key', () => {
    expect(
      namedIn(
        "if (operator.name === 'isKnown') list.push(`add`, \"someFact:equal\", 'address', 'in it'); const of = { notIn: 1, lessThan() {}, greater: 2 };",
      ),
    ).to.deep.equal(['isKnown', 'add', 'someFact:equal', 'notIn', 'lessThan']);
  });

  it('stands on its row, and where these say more of it and can do without', () => {
    expect(files).to.have.length.above(800);
    expect(named.filter(([file]) => known(file) === undefined)).to.deep.equal([]);
  });

  it('stands in each of these', () => {
    const used = new Set(named.map(([file]) => known(file)));
    expect(Object.keys(withNames).filter((place) => !used.has(place))).to.deep.equal([]);
  });
});
