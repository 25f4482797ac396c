import { isDeepStrictEqual } from 'node:util';
import { expect } from 'chai';
import fc from 'fast-check';
import type { CaseAttribute } from '../../../src/case/case-object.js';
import type { Case } from '../../../src/case/case.js';
import { assess, type Assessment } from '../../../src/screens/assess/assessment.js';
import { comesAfter } from '../../../src/screens/assess/findings.js';
import { sourceProgram, type SourceProgram } from '../../../src/screens/questions/source-program.js';
import type { CaseRules } from '../../../src/screens/model/systems.js';
import { anyCaseOf } from '../../support/evaluator/any-case.js';
import { realSystems } from '../../support/rules/real-systems.js';
import { testSeed } from '../../support/run/seed.js';
import { times } from '../../support/run/times.js';

const today = { year: 2026, month: 11, day: 21 };
const [cases, changes] = [times, 100];

/** The source types of rules that have screens. */
const sourcesOf = (rules: CaseRules): readonly SourceProgram[] =>
  [...rules.screens.bySourceType.keys()].flatMap((id) => sourceProgram(rules, id) ?? []);

/** All that an assessment says, without the objects that say it. */
const saidBy = (assessment: Assessment) => ({
  items: assessment.items.map(({ item, questions }) => [
    item.screen.definition.key,
    item.instance.id,
    questions.map(({ asked: { id }, mandatory, answered }) => [id, mandatory, answered]),
  ]),
  missing: assessment.missing.map(({ id }) => id),
  violations: assessment.violations.map(({ rule, severity, instance }) => [rule.id, severity, instance.id]),
  places: [...assessment.violationsAt].map(([place, found]) => [place, found.map(({ rule }) => rule.id)]),
  own: assessment.ownViolations.map(({ key, severity, instance, asked, places, code }) => [
    ...[key, severity, instance.id, asked.id, places, code],
  ]),
  failed: assessment.failedRules.map(({ rule, instance, missing }) => [rule.id, instance.id, missing]),
  conditions: assessment.failedConditions,
  isComplete: assessment.isComplete,
});

/** Some answers of a case as another case has them, or gone; now and then it changes what is more than an answer. */
function changed(subject: Case, other: Case, g: fc.GeneratorValue): Case {
  const below = (limit: number): number => g(fc.nat, { max: limit - 1 });
  const values = other.objects.flatMap(({ attributes }) => attributes);
  const objects = subject.objects.map((object) => ({ ...object, attributes: [...object.attributes] }));
  for (let count = 1 + below(3); count > 0; count--) {
    const { attributes } = objects[below(objects.length)] ?? { attributes: [] };
    if (attributes.length === 0) continue;
    const index = below(attributes.length);
    const { typeId } = attributes[index] as CaseAttribute;
    const alike = values.filter((each) => each.typeId === typeId);
    if (alike.length === 0 || below(5) === 0) attributes.splice(index, 1);
    else attributes[index] = alike[below(alike.length)] as CaseAttribute;
  }
  if (below(12) > 0) return { ...subject, objects };
  return below(2) > 0
    ? { ...subject, objects: objects.slice(0, Math.max(1, objects.length - 1)) }
    : { ...subject, objects, relations: subject.relations.slice(0, -1) };
}

describe('What is found of a case after a change', () => {
  for (const csp of [1, 2, 3, 4])
    it(`is what is found of it anew, under parameter set ${csp}: ${cases * changes} changes`, () => {
      const rules = realSystems().forCsp(csp);
      if (!rules) throw new Error(`there is no parameter set ${csp}`);
      const { program } = rules;
      const sources = sourcesOf(rules);
      fc.assert(
        fc.property(anyCaseOf(program), anyCaseOf(program), fc.gen(), (first, other, g) => {
          let before = program.view(first, today);
          for (const source of sources) assess(source, before);
          for (let count = 0; count < changes; count++) {
            const after = program.view(changed(before.case, other, g), today);
            comesAfter(after, before);
            const source = sources[g(fc.nat, { max: sources.length - 1 })] as SourceProgram;
            const said = saidBy(assess(source, after));
            const anew = saidBy(assess(source, program.view(after.case, today)));
            if (!isDeepStrictEqual(said, anew)) expect(said).to.deep.equal(anew);
            for (const each of sources) assess(each, after);
            before = after;
          }
        }),
        { numRuns: cases, seed: testSeed, endOnFailure: true },
      );
    });
});
