import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Token, tokenizer } from 'acorn';
import { expect } from 'chai';
import { aggregates } from '../../../src/rules/operators/aggregates.js';
import { comparisonOperators } from '../../../src/rules/operators/comparisons.js';
import { valueOperators } from '../../../src/rules/operators/values/value-operators.js';

/** A list is also a kind of node, of value, of parameter: the word does not tell the operator. */
const ordinary: ReadonlySet<string> = new Set(['list']);

const names: ReadonlySet<unknown> = new Set(
  [...comparisonOperators.keys(), ...valueOperators.keys(), ...aggregates.keys()].filter((name) => !ordinary.has(name)),
);

/** The operators that a script names: texts and templates that are a name, alone or behind a decorator. */
function namedIn(code: string): readonly string[] {
  const tokens: Iterable<Token & { readonly value?: unknown }> = tokenizer(code, {
    ecmaVersion: 'latest',
    sourceType: 'module',
  });
  const texts = [...tokens].flatMap(({ type, value }) =>
    type.label === 'string' || type.label === 'template' ? [String(value)] : [],
  );
  return texts.filter((text) => names.has(text.slice(text.lastIndexOf(':') + 1)));
}

/** What is named like an operator and is none. */
const otherMeanings: Readonly<Record<string, readonly string[]>> = {
  // The ending of a German word: Lehrerin.
  'entries/matching-words.js': ['in'],
  // The last step of a path: `benefits.count` is the length of a list, not the operator over objects.
  'resolve/resolve-path.js': ['count'],
  // How many conditions of `atLeast` must hold.
  'resolve/resolve-condition.js': ['count', 'count', 'count'],
};

/** The operators themselves, and the second opinion on comparisons, which knows nothing of their table. */
const withNames = ['operators', 'explain'];

describe('The name of an operator', () => {
  const rules = fileURLToPath(new URL('../../../src/rules/', import.meta.url));
  const files = readdirSync(rules, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.js') && !withNames.includes(name.split('/')[0] ?? ''));

  it('is noticed where it stands', () => {
    expect(
      namedIn("if (operator.name === 'isKnown') list.push(`add`, \"someFact:equal\", 'address', 'in it');"),
    ).to.deep.equal(['isKnown', 'add', 'someFact:equal']);
  });

  it('stands on its row and nowhere else in the rules', () => {
    expect(files).to.have.length.above(80);
    const named = files.map((file) => [file, namedIn(readFileSync(join(rules, file), 'utf8'))] as const);
    expect(Object.fromEntries(named.filter(([, found]) => found.length > 0))).to.deep.equal(otherMeanings);
  });
});
