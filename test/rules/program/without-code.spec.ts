import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serialize } from 'node:v8';
import { expect } from 'chai';
import fc from 'fast-check';
import { anyCaseOf } from '../../support/evaluator/any-case.js';
import type { ToFind } from '../../support/evaluator/print-findings.js';
import { realSystems } from '../../support/rules/real-systems.js';

const script = fileURLToPath(new URL('../../support/evaluator/print-findings.js', import.meta.url));

interface Findings {
  readonly generated: boolean;
  readonly found: readonly unknown[];
}

/** What a program needs is data; functions, which only editors and reports ask, cannot be sent. */
function dataOf<T>(value: T, known = new Map<unknown, unknown>()): T {
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? (undefined as T) : value;
  if (known.has(value)) return known.get(value) as T;
  const made: unknown = Array.isArray(value) ? [] : value instanceof Map ? new Map() : {};
  known.set(value, made);
  if (value instanceof Map)
    for (const [key, one] of value) (made as Map<unknown, unknown>).set(key, dataOf(one, known));
  else for (const [key, one] of Object.entries(value)) (made as Record<string, unknown>)[key] = dataOf(one, known);
  return made as T;
}

const findings = (input: Buffer, ...options: readonly string[]): Findings =>
  JSON.parse(execFileSync(process.execPath, [...options, script], { input, encoding: 'utf8' }));

describe('where code must not be made of texts', () => {
  it('closures find the same as code does where it may', () => {
    const rules = realSystems().forCsp(1);
    if (!rules) throw new Error('there is no parameter set 1');
    const { ruleSet, parameterSet, program } = rules;
    const cases = fc.sample(anyCaseOf(program), { seed: 1, numRuns: 10 });
    const input = serialize(dataOf({ ruleSet, parameterSet, cases } satisfies ToFind));
    const usual = findings(input);
    const forbidden = findings(input, '--disallow-code-generation-from-strings');
    expect([usual.generated, forbidden.generated]).to.deep.equal([true, false]);
    expect(forbidden.found).to.deep.equal(usual.found);
    expect(JSON.stringify(usual.found)).to.have.length.above(500);
  });
});
