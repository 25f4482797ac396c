import { expect } from 'chai';
import { personaState } from '../../../src/authoring/explain/subjects/persona-state.js';
import { cloneCase } from '../../../src/case/clone-case.js';
import type { Value } from '../../../src/case/values/value.js';
import { writeAttribute } from '../../../src/rules/objects/write-attribute.js';
import { inputOf } from '../../../src/screens/inputs/index.js';
import { answeredCase } from '../../../src/screens/nearest/answered-case.js';
import { answersRead } from '../../../src/screens/nearest/answers-read.js';
import { visitRead } from '../../../src/screens/nearest/visit-read.js';
import { answersBehind, whyViolated } from '../../../src/screens/nearest/why-violated.js';
import { askedQuestions } from '../../../src/screens/questions/asked-question.js';
import { allItems } from '../../../src/screens/questions/items.js';
import { sourceProgram } from '../../../src/screens/questions/source-program.js';
import { realLoaded } from '../../support/explain/loaded.js';
import { exampleViolations } from '../../support/nearest/example-violations.js';

const personas = ['deathSumBeyondIncome', 'overweightManager', 'deepDiver'];

describe('what a capture client is told of a violation', () => {
  let tried = 0;

  for (const name of personas)
    it(`can be answered at the questions that are named, as it is given, and ends it: the persona ${name}`, async () => {
      const { rules, view } = await personaState(name, {}, realLoaded());
      for (const { id } of rules.ruleSet.sourceTypes) {
        const source = sourceProgram(rules, id);
        if (!source) continue;
        const asked = allItems(source, view).flatMap((item) => askedQuestions(rules.program, item));
        for (const violation of rules.program.evaluate(view, source.plausibility).violations) {
          const why = whyViolated(violation, source, 'de');
          expect(why).to.deep.include({ ruleId: violation.rule.id, objectId: violation.instance.id });
          expect(why.message).to.equal(rules.program.message(violation, 'de'));
          for (const { objectId, catyID, nearest, questions } of why.answers)
            for (const questionId of questions)
              for (const { given, text } of nearest) {
                const question = asked.find((each) => each.id === questionId);
                if (!question) throw new Error(`there is no question ${questionId}`);
                const meaning = inputOf(question.question).read([given], question, { rules, language: 'de' });
                const changed = cloneCase(view.case);
                const object = changed.objects.find((each) => each.id === objectId);
                if (meaning.kind !== 'value' || !object || question.question.attribute.id !== catyID)
                  throw new Error(`${questionId} does not take ${text}`);
                writeAttribute(
                  { subject: changed, program: rules.program },
                  object,
                  question.question.attribute,
                  meaning.value,
                );
                const again = rules.program.evaluate(rules.program.view(changed, view.today), [violation.rule]);
                expect(again.violations.map(({ instance }) => instance.id)).not.to.include(why.objectId);
                tried++;
              }
        }
      }
    });

  it('was tried with some answers', () => expect(tried).to.be.greaterThan(10));

  it('has the answer that set what the rule reads: the age of a person, which sets that at entry', async () => {
    const { rules, view } = await personaState('deepDiver', {}, realLoaded());
    const source = sourceProgram(rules, 1);
    const rule = rules.ruleSet.rules.find(({ id }) => id === 'end-age-above-maximum');
    const person = view.instancesOf('person')[0];
    const benefit = view.instancesOf('benefit')[0];
    const age = person?.kind.attributes.get('age');
    if (!source || !rule || !benefit || !age || !person) throw new Error('there is no such rule or person');
    const subject = cloneCase(view.case);
    const object = subject.objects.find(({ id }) => id === person.id);
    const value: Value = { kind: 'number', value: 79, unit: rules.program.unitFor(age.unit).id };
    if (object) writeAttribute({ subject, program: rules.program }, object, age, value);
    const aged = rules.program.view(subject, view.today);
    const [violation] = rules.program.evaluate(aged, [rule]).violations;
    if (!violation) throw new Error('the rule is not violated');
    const told = whyViolated(violation, source, 'en').answers.find(({ catyID }) => catyID === age.id);
    expect(told).to.deep.include({ objectId: person.id, text: '79 years' });
    expect(told?.questions).to.have.length(1);
    expect(told?.nearest).to.have.length(1);
  });

  it('is written in the language of the capture', async () => {
    const { rules, view } = await personaState('deathSumBeyondIncome', {}, realLoaded());
    const source = sourceProgram(rules, 1);
    const violation = rules.program
      .evaluate(view)
      .violations.find(({ rule }) => rule.id === 'death-cover-above-income-multiple');
    if (!source || !violation) throw new Error('the rule is not violated');
    const told = (language: string) =>
      whyViolated(violation, source, language).answers.find(({ text }) => text.includes('370'))?.nearest[0];
    expect(told('en')?.text).to.equal('360,000 EUR');
    expect(told('de')?.text).to.equal('360.000 EUR');
    expect(told('de')?.given).to.deep.include({ value: '360000' });
  });
});

/** A rule of which an example reads an answer, what is answered there, and how a German reads it. */
const readBy: readonly (readonly [what: string, rule: string, value: Value, text: string])[] = [
  ['a text as it was typed', 'person-id-used-twice', { kind: 'string', value: 'P 1' }, 'P 1'],
  ['a day', 'date-of-birth-not-exact', { kind: 'date', year: 1985, month: 6, day: 3 }, '03.06.1985'],
  ['a month', 'date-of-birth-not-exact', { kind: 'date', year: 1985, month: 6 }, 'Juni 1985'],
  [
    'a key that is in no list any more',
    'heart-disorder-not-recorded',
    { kind: 'keyed', key: 'GONE', locale: 'en' },
    'GONE',
  ],
  ['an id that is in no list any more', 'heart-disorder-not-recorded', { kind: 'reference', id: 987_654 }, '987654'],
];

describe('an answer behind a condition', () => {
  for (const [what, id, value, text] of readBy)
    it(`is read as ${what}`, () => {
      const found = exampleViolations().flatMap(({ rule, instance }) =>
        rule.id === id
          ? answersRead(visitRead(rule.violatedWhen, instance)).map((answer) => ({ rule, instance, answer }))
          : [],
      );
      const [first] = found.filter(({ answer }) => answer.value?.kind === value.kind);
      if (!first) throw new Error(`no example of ${id} has such an answer`);
      const { rule, instance, answer } = first;
      const behind = answersBehind(rule.violatedWhen, answeredCase(answer, value, instance), 'de');
      expect(behind.map((each) => each.text)).to.include(text);
    });
});
