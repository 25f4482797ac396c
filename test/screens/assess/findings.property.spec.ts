import { isDeepStrictEqual } from 'node:util';
import { expect } from 'chai';
import fc from 'fast-check';
import type { CaseAttribute, CaseObject } from '../../../src/case/case-object.js';
import type { Case } from '../../../src/case/case.js';
import { assess, type Assessment } from '../../../src/screens/assess/assessment.js';
import { comesAfter } from '../../../src/screens/assess/findings.js';
import { sourceProgram, type SourceProgram } from '../../../src/screens/questions/source-program.js';
import type { CaseRules } from '../../../src/screens/model/systems.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { loadFiles } from '../../support/design/sample-system.js';
import { anyCaseOf } from '../../support/evaluator/any-case.js';
import { editedFiles } from '../../support/rules/edited-files.js';
import { realSystems } from '../../support/rules/real-systems.js';
import { testSeed } from '../../support/run/seed.js';
import { times } from '../../support/run/times.js';
import { tinyData } from '../../support/screens/tiny-systems.js';

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

/**
 * Small rules in which a benefit belongs to the first of its persons who is weighed, with two pages for each benefit.
 */
function rulesWithMovingBenefits(): CaseRules {
  const texts = ['en', 'de'].map((locale) => ({
    file: `screens/common/texts/${locale}.yaml`,
    find: 'navigation:\n',
    replace:
      'cover:\n  name: "Cover"\n  group: "Benefits"\n  questions:\n    name: "Name"\n    smokerType: "Smoker"\nmore:\n  name: "More"\n  group: "Benefits"\n  questions:\n    smokerType: "Smoker"\nnavigation:\n',
  }));
  const { files } = editedFiles(tinyData, [
    {
      file: 'rules/tiny/rule-set.yaml',
      find: 'relations: { persons: { many: person, by: personBenefit }, person: { one: persons, order: first } }',
      replace:
        'relations: { persons: { many: person, by: personBenefit }, person: { one: persons, order: first, where: { fact: weight, operator: isKnown } } }',
    },
    {
      file: 'screens/common/applicant/02-cover.yaml',
      find: '',
      replace:
        'screen: cover\nscope: benefit\nquestions:\n  - { attribute: name, mandatoryWhen: true }\n  - { attribute: smokerType, shownWhen: { fact: name, operator: isKnown } }\n',
    },
    {
      file: 'screens/common/applicant/03-more.yaml',
      find: '',
      replace:
        'screen: more\nscope: benefit\nquestions:\n  - { attribute: smokerType, mandatoryWhen: { fact: name, operator: isKnown } }\n',
    },
    ...texts,
  ]);
  const { systems, findings } = loadFiles(files);
  expect(findings.report()).to.equal('');
  const rules = systems.forCsp(1);
  if (!rules) throw new Error('there is no parameter set 1');
  return rules;
}

/** Two persons who share a benefit, of whom these are weighed; the second has another one, without a name. */
function sharedBenefit(...weighed: readonly number[]): Case {
  const weight: CaseAttribute = { typeId: 901, value: { kind: 'number', value: 70, unit: 320 } };
  const text = (typeId: number, value: string): CaseAttribute => ({ typeId, value: { kind: 'string', value } });
  const person = (id: number): CaseObject => ({
    ...{ element: 'CaseObject', id, typeId: 27 },
    attributes: [text(44, 'A'), ...(weighed.includes(id) ? [weight] : [])],
  });
  return minimalCase('shared', {
    objects: [
      { element: 'CaseObject', id: 1, typeId: 25, attributes: [] },
      ...[person(2), person(3)],
      ...benefit(4, [text(108, 'B')]),
      ...benefit(7, []),
    ],
    relations: [
      { typeId: 1, from: 2, to: 4 },
      ...[4, 7].flatMap((id) => [
        { typeId: 1, from: 3, to: id },
        { typeId: 2, from: id, to: id + 1 },
        { typeId: 3, from: id, to: id + 2 },
      ]),
    ],
  });
}

const benefit = (id: number, attributes: CaseAttribute[]): CaseObject[] => [
  { element: 'Benefit', id, typeId: 0, attributes },
  { element: 'EventPayment', id: id + 1, typeId: 0, attributes: [] },
  { element: 'Payment', id: id + 2, typeId: 0, attributes: [] },
];

describe('What is found of pages that an answer moves behind those of another person', () => {
  it('is what is found of them anew, wherever they stood', () => {
    const rules = rulesWithMovingBenefits();
    const [source] = sourcesOf(rules).filter(({ sourceType }) => sourceType.key === 'applicant');
    if (!source) throw new Error('the small rules have no applicant');
    const weighed = [[3], [2, 3], [2], [], [2], [3], [2]];
    const views = weighed.map((ids) => rules.program.view(sharedBenefit(...ids), today));
    const orders = new Set<string>();
    for (const [index, view] of views.entries()) {
      const before = views[index - 1];
      if (before) comesAfter(view, before);
      const said = saidBy(assess(source, view));
      expect(said).to.deep.equal(saidBy(assess(source, rules.program.view(view.case, today))));
      orders.add(said.items.map(([screen, id]) => `${String(screen)} ${String(id)}`).join());
    }
    expect(orders.size).to.equal(4);
  });
});
