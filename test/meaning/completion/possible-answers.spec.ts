import { expect } from 'chai';
import { PossibleAnswers } from '../../../src/meaning/completion/possible-answers.js';
import { assess } from '../../../src/screens/assess/assessment.js';
import { inputOf } from '../../../src/screens/inputs/index.js';
import type { GivenValue } from '../../../src/screens/inputs/input.js';
import type { CaseRules, Systems } from '../../../src/screens/model/systems.js';
import type { AskedQuestion } from '../../../src/screens/questions/asked-question.js';
import { sourceProgram } from '../../../src/screens/questions/source-program.js';
import type { Case } from '../../../src/case/case.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { variedCases } from '../../support/cases/varied-cases.js';
import { loadFiles } from '../../support/design/sample-system.js';
import { realSystems } from '../../support/rules/real-systems.js';
import { testSeed } from '../../support/run/seed.js';
import { tinyRules, tinyScreens } from '../../support/screens/tiny-files.js';

const today = { year: 2026, month: 11, day: 21 };

interface Tried {
  readonly asked: AskedQuestion;
  readonly answers: readonly GivenValue[];
  readonly rules: CaseRules;
}

/** Every question that the sources of a case ask, with what is tried as its answer. */
function triedIn(stored: Case, systems: Systems): readonly Tried[] {
  const rules = systems.forCsp(stored.csp);
  if (!rules) throw new Error(`there is no parameter set ${stored.csp}`);
  const answers = new PossibleAnswers(rules);
  const view = rules.program.view(stored, today);
  return stored.sources
    .flatMap(({ typeId }) => sourceProgram(rules, typeId) ?? [])
    .flatMap((source) => assess(source, view).items.flatMap(({ questions }) => questions))
    .map(({ asked }) => ({ asked, answers: answers.to(asked), rules }));
}

const valuesOf = ({ answers }: Tried): readonly string[] => answers.map(({ value }) => value);

describe('Answers that stand for all that a client could give', () => {
  let all: readonly Tried[] = [];
  const of = (kind: string): readonly Tried[] =>
    all.filter(({ asked: { question } }) => question.definition.kind !== 'choice' && question.attribute.kind === kind);

  before(async () => {
    const cases = await variedCases(realSystems(), testSeed, 2);
    all = cases.flatMap((stored) => triedIn(stored, realSystems()));
    expect(all.length).to.be.greaterThan(500);
  });

  it('are accepted by their questions, all of them', () => {
    for (const { asked, answers, rules } of all)
      for (const answer of answers)
        expect(
          inputOf(asked.question).read([answer], asked, { rules, language: 'en' }).kind,
          `${asked.question.attribute.fact}: ${JSON.stringify(answer)}`,
        ).not.to.equal('refused');
  });

  it('are several for every question that is asked, each once', () => {
    for (const kind of ['number', 'date', 'string', 'reference'])
      for (const { asked, answers } of of(kind)) {
        const written = answers.map((answer) => JSON.stringify(answer));
        expect(written.length, asked.question.attribute.fact).to.be.greaterThan(1);
        expect(new Set(written).size, asked.question.attribute.fact).to.equal(written.length);
      }
  });

  it('are numbers in the unit of the attribute, in whatever unit something is stored', () => {
    for (const { asked, answers, rules } of of('number')) {
      const unit = String(rules.program.unitFor(asked.question.attribute.unit).id);
      expect(new Set(answers.map((answer) => answer.unit)), asked.question.attribute.fact).to.deep.equal(
        new Set([unit]),
      );
    }
  });

  it('begin with a number that is neither the lowest nor the highest', () => {
    for (const each of of('number')) {
      const numbers = valuesOf(each).map(Number);
      const [first = Number.NaN] = numbers;
      if (numbers.length < 4) continue;
      expect(first, each.asked.question.attribute.fact).to.be.greaterThan(Math.min(...numbers));
      expect(first, each.asked.question.attribute.fact).to.be.lessThan(Math.max(...numbers));
    }
  });

  it('say no before yes, since no opens nothing', () => {
    const yesNo = of('reference').filter(({ asked }) => asked.question.attribute.catalogue?.name === 'yes-no');
    expect(yesNo.length).to.be.greaterThan(10);
    for (const { asked, answers } of yesNo) {
      const words = answers.map(({ id }) => asked.question.attribute.catalogue?.byId.get(Number(id))?.word);
      expect(words, asked.question.attribute.fact).to.deep.equal(['no', 'yes']);
    }
  });

  it('are few entries of a long list, from all of it', () => {
    const long = of('reference').filter(({ asked }) => (asked.question.attribute.catalogue?.entries.size ?? 0) > 200);
    expect(long.length).to.be.greaterThan(0);
    for (const { asked, answers } of long) {
      const words = [...(asked.question.attribute.catalogue?.entries.keys() ?? [])];
      const places = answers.map(({ id }) => words.indexOf(id) / words.length);
      expect(answers.length, asked.question.attribute.fact).to.be.within(8, 16);
      expect(Math.min(...places), asked.question.attribute.fact).to.be.lessThan(0.2);
      expect(Math.max(...places), asked.question.attribute.fact).to.be.greaterThan(0.8);
    }
  });

  it('are days of sixty years, the first that of a person in the middle of life, and one to come', () => {
    for (const each of of('date')) {
      const days = valuesOf(each);
      expect(days[0]).to.equal('1991.01.01');
      expect([days.toSorted()[0], days.toSorted().at(-1)]).to.deep.equal(['1966.01.01', '2027.11.01']);
    }
  });

  it('are, of each kind, these and in this order, within what is accepted', () => {
    const systems = (limit: string, attribute: string): Systems => {
      const files = { ...tinyRules, 'tiny/attributes/person.yaml': tinyRules['tiny/attributes/person.yaml'] ?? '' };
      files['tiny/attributes/person.yaml'] = files['tiny/attributes/person.yaml'].replace(
        'absentMeans: 0,',
        `absentMeans: 0, ${attribute}`,
      );
      return loadFiles({
        ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`rules/${file}`, text])),
        ...Object.fromEntries(Object.entries(tinyScreens).map(([file, text]) => [`screens/${file}`, text])),
        'rules/tiny/facts/person.yaml': `heavy: { scope: person, is: { when: { fact: children, operator: greaterThan, value: ${limit} } } }\n`,
      }).systems;
    };
    const children = (limit: string, attribute: string): readonly string[] => {
      const found = triedIn(named, systems(limit, attribute)).find(
        ({ asked }) => asked.question.attribute.fact === 'children',
      );
      return found ? valuesOf(found) : [];
    };
    const spread = ['350000', '0', '100000', '200000', '500000', '700000', '900000', '1000000'];
    expect(children('777', '')).to.deep.equal([...spread, '777', '776', '778', '10', '1000', '12000']);
    expect(children('0', 'minimum: 10, maximum: 20,')).to.deep.equal(['14', '10', '11', '12', '15', '17', '19', '20']);
    expect(children('20', 'minimum: 10, maximum: 20, decimals: 1,')).to.deep.equal([
      ...['13.5', '10', '11', '12', '15', '17', '19', '20'],
    ]);
    expect(children('12', 'minimum: 10, maximum: 11, decimals: 3,')).to.deep.equal([
      ...['10.35', '10', '10.1', '10.2', '10.5', '10.7', '10.9', '11'],
    ]);
    const texts = of('string').filter(({ asked }) => (asked.question.attribute.minimumLength ?? 1) <= 2);
    expect(texts).to.have.length.greaterThan(0);
    for (const each of texts)
      expect(valuesOf(each)).to.deep.equal(['Sample', 'DE', '1234567890', 'Sample text of an answer']);
    for (const each of of('date'))
      expect(valuesOf(each)).to.deep.equal([
        ...['1991.01.01', '2021.01.01', '2025.01.01', '2026.01.01', '2027.11.01', '1966.01.01', '2008.01.01'],
        ...['2001.01.01', '1984.01.01', '1976.01.01'],
      ]);
  });

  it('are below, at and above each limit that a rule or a condition draws, written as a number or as a parameter', () => {
    const systems = (limit: string): Systems => {
      const { systems, findings } = loadFiles({
        ...Object.fromEntries(Object.entries(tinyRules).map(([file, text]) => [`rules/${file}`, text])),
        ...Object.fromEntries(Object.entries(tinyScreens).map(([file, text]) => [`screens/${file}`, text])),
        'rules/tiny/facts/person.yaml': `heavy: { scope: person, is: { when: { fact: children, operator: greaterThan, value: ${limit} } } }\n`,
      });
      expect(findings.report()).to.equal('');
      return systems;
    };
    for (const [written, limit] of [
      ['777', 777],
      ['{ fact: csp.limit }', 5],
    ] as const) {
      const children = triedIn(named, systems(written)).find(
        ({ asked }) => asked.question.attribute.fact === 'children',
      );
      expect(children && valuesOf(children).map(Number)).to.include.members([limit - 1, limit, limit + 1]);
    }
  });
});

/** A case of the tiny rules with a person who has a name, and with a source that asks for the children. */
const named = minimalCase('named', {
  objects: [
    { element: 'CaseObject', id: 1, typeId: 25, attributes: [] },
    { element: 'CaseObject', id: 2, typeId: 27, attributes: [{ typeId: 44, value: { kind: 'string', value: 'A' } }] },
  ],
  sources: [{ id: 2, typeId: 2, complete: false, defaultSource: true, relatedCaseObject: 1 }],
});
