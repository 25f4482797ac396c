import { expect } from 'chai';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runExamples } from '../../src/rules/examples/run-examples.js';
import { times } from '../support/run/times.js';
import { loadEdited } from '../support/rules/tiny-rules.js';

const folder = resolve('test/support/rules/tiny');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:yaml|csv)$/.test(name));
const texts = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
const values = ['5', '-1', '"5"', 'true', '[]', '{}', '[1]', '{ a: 1 }', 'x', '1.5', '"\\u0000"', '{ fact: x }'];

/** The text with the value behind one of its colons, or a piece of it, replaced. */
function change(text: string, at: number, value: string, whole: boolean): string {
  if (!whole) return text.slice(0, at % text.length) + value + text.slice((at % text.length) + 3);
  const colons = [...text.matchAll(/: (?:"[^"]*"|\[[^\]]*\]|[^\s,{}[\]]+)/g)];
  const match = colons[at % Math.max(colons.length, 1)];
  return match ? `${text.slice(0, match.index)}: ${value}${text.slice(match.index + match[0].length)}` : text;
}

describe('whatever stands in a file of rules', () => {
  it('loading makes findings of it and throws nothing, and what loads without errors can run its examples', () => {
    let right = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.nat(5000),
        fc.constantFrom(...values),
        fc.boolean(),
        (file, at, value, whole) => {
          const { systems, findings } = loadEdited([
            { file, find: '', replace: change(texts.get(file) ?? '', at, value, whole) },
          ]);
          expect(
            findings.all.every((finding) => finding.at.line > 0 && finding.at.column > 0 && finding.message !== ''),
          ).to.equal(true);
          if (findings.errors.length > 0) return;
          right++;
          for (const ruleSet of systems) runExamples(ruleSet);
        },
      ),
      { numRuns: 100 * times },
    );
    expect(right).to.be.greaterThan(0);
  });
});
