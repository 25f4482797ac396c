import { expect } from 'chai';
import { cloneCase } from '../../../src/case/clone-case.js';
import type { CaseState } from '../../../src/authoring/explain/case-state.js';
import { explainCase } from '../../../src/authoring/explain/explain-case.js';
import type { Explanation } from '../../../src/authoring/explain/explanation.js';
import { exampleStates } from '../../../src/authoring/explain/subjects/example-states.js';
import { personaState } from '../../../src/authoring/explain/subjects/persona-state.js';
import type { SeenCondition } from '../../../src/authoring/explain/seen/seen.js';
import type { Truth } from '../../../src/rules/values/outcome.js';
import { assess } from '../../../src/screens/assess/assessment.js';
import { completenessOf } from '../../../src/screens/assess/completeness-of.js';
import { sourceProgram } from '../../../src/screens/questions/source-program.js';
import { realLoaded, sampleLoaded } from '../../support/explain/loaded.js';
import { conditionsIn, sidesOf, termsIn } from '../../support/explain/parts-of-seen.js';

/** What the parts of a group come to (rule language, "Three values, and what is not there"). */
function truthOfParts(group: Extract<SeenCondition, { node: 'all' | 'any' | 'atLeast' }>): Truth {
  const found = group.conditions.map(({ truth }) => truth);
  const count = (truth: Truth): number => found.filter((each) => each === truth).length;
  const needed = group.node === 'all' ? found.length : group.node === 'any' ? 1 : (group.count ?? 0);
  if (count('true') >= needed) return 'true';
  if (found.length - count('false') < needed) return 'false';
  return count('unknown') > 0 ? 'unknown' : 'none';
}

describe('explaining a case', () => {
  let state: CaseState;
  let explanation: Explanation;
  before(async () => {
    state = await personaState('deathSumBeyondIncome', {}, realLoaded());
    explanation = explainCase(state, {}, realLoaded());
  });

  it('gives each rule the verdict that the service gives it, in every object of its scope', () => {
    const { rules, view } = state;
    const { violations, undecided } = rules.program.evaluate(view);
    const keys = (found: readonly { rule: { id: string }; instance: { id: number } }[]) =>
      found.map(({ rule, instance }) => `${rule.id} ${instance.id}`).sort();
    const explained = (verdict: string) =>
      explanation.rules
        .filter((each) => each.verdict === verdict)
        .map(({ rule, object }) => `${rule} ${object.id}`)
        .sort();
    expect(explained('violated')).to.deep.equal(keys(violations)).and.to.have.length.greaterThan(0);
    expect(explained('undecided')).to.deep.equal(keys(undecided)).and.to.have.length.greaterThan(0);
    const all = rules.ruleSet.rules.flatMap(({ scope }) => view.instancesOf(scope));
    expect(explanation.rules).to.have.length(all.length);
  });

  it('shows a truth at each part of a condition that fits those of its own parts, and the verdict at the root', () => {
    const verdicts = { true: 'violated', false: 'satisfied', none: 'satisfied', unknown: 'undecided' } as const;
    for (const { condition, rule, verdict } of explanation.rules) {
      if (!condition) continue;
      expect(verdicts[condition.truth], rule).to.equal(verdict);
      for (const each of conditionsIn(condition))
        if (each.node !== 'comparison' && each.node !== 'always') expect(each.truth, rule).to.equal(truthOfParts(each));
    }
  });

  it('unfolds every derived fact that it names, each once for an object, with the value that is shown', () => {
    const roots = explanation.rules.flatMap(({ condition }) =>
      condition ? conditionsIn(condition).flatMap(sidesOf) : [],
    );
    const terms = [...roots, ...Object.values(explanation.facts).map(({ from }) => from)].flatMap(termsIn);
    const named = terms.filter(({ fact }) => fact !== undefined);
    expect(named.length).to.be.greaterThan(100);
    for (const { fact = '', value, object } of named) {
      expect(explanation.facts[fact]?.value.text, fact).to.equal(value.text);
      expect(explanation.facts[fact]?.object, fact).to.deep.equal(object);
    }
    expect(new Set(named.map(({ fact }) => fact))).to.deep.equal(new Set(Object.keys(explanation.facts)));
  });

  it('names for what is missing the questions that ask for it', () => {
    const attributes = [...state.rules.ruleSet.objects.values()].flatMap((kind) => [...kind.attributes.values()]);
    const sets = (fact: string, name: string): boolean =>
      attributes.some((each) => each.fact === fact && each.alsoSets.some(({ attribute }) => attribute.fact === name));
    const missing = explanation.rules.flatMap((rule) => rule.missing ?? []);
    const asked = missing.flatMap(({ askedBy }) => askedBy);
    expect(asked.length).to.be.greaterThan(20);
    for (const { attribute, askedBy } of missing)
      for (const { question } of askedBy) {
        const fact = question.split('.').at(-1) ?? '';
        expect(fact === attribute || sets(fact, attribute), `${fact} for ${attribute}`).to.equal(true);
      }
  });

  it('names for what another answer sets the questions that ask for that answer', async () => {
    const { rules, view, ...rest } = state;
    const subject = cloneCase(view.case);
    for (const object of subject.objects)
      object.attributes = object.attributes.filter(({ typeId }) => ![2, 37].includes(typeId));
    const unanswered = { ...rest, rules, view: rules.program.view(subject, view.today) };
    const { rules: explained } = explainCase(unanswered, { rule: 'end-age-above-maximum' }, realLoaded());
    const missing = explained.flatMap((rule) => rule.missing ?? []).filter((each) => each.attribute === 'ageAtEntry');
    expect(missing.flatMap(({ askedBy }) => askedBy).map(({ question }) => question)).to.include('age');
  });

  it('says of a list and of a choice of objects which relation they ask for, and what it leads to', async () => {
    const couple = await personaState('deepDiver', {}, realLoaded());
    const { questions } = explainCase(couple, { question: 'person.pursuits' }, realLoaded());
    expect(questions.map(({ attribute }) => attribute)).to.include('person.pursuits');
    expect(questions[0]?.answer.raw).to.be.an('array').with.length.greaterThan(0);
    const bases = explainCase(couple, { question: 'bases' }, realLoaded()).questions;
    expect(bases[0]).to.include({ attribute: 'benefit.bases' });
    const names = explainCase(couple, { question: 'benefit.name' }, realLoaded()).questions;
    expect(names.map(({ question }) => question)).not.to.include('bases');
  });

  it('says of every question what the service says of it: shown or not, mandatory or not', () => {
    const { rules, view } = state;
    const source = sourceProgram(rules, 2);
    if (!source) throw new Error('there is no source type 2');
    const assessed = assess(source, view).items.flatMap(({ questions }) => questions);
    const shown = new Map(assessed.map(({ asked, mandatory }) => [asked.id, mandatory]));
    const attributes = new Set(
      source.screens.flatMap(({ questions }) => questions.map(({ attribute }) => attribute.fact)),
    );
    let hidden = 0;
    for (const question of [...attributes].slice(0, 40)) {
      const found = explainCase(state, { question, sourceType: '2' }, realLoaded()).questions;
      for (const { questionId = '', shown: isShown, mandatory } of found) {
        expect(isShown, questionId).to.equal(shown.has(questionId));
        expect(mandatory, questionId).to.equal(shown.get(questionId) ?? false);
        if (!isShown) hidden++;
      }
    }
    expect(hidden).to.be.greaterThan(0);
  });

  it('keeps to one rule, or to the rules of a source type', () => {
    const only = explainCase(state, { rule: 'death-cover-above-income-multiple' }, realLoaded()).rules;
    expect(only.map(({ rule, verdict }) => `${rule} ${verdict}`)).to.deep.equal([
      'death-cover-above-income-multiple violated',
    ]);
    const ofExaminer = explainCase(state, { sourceType: 'examiner' }, realLoaded()).rules;
    expect(ofExaminer.length).to.be.greaterThan(0).and.lessThan(explanation.rules.length);
    expect(ofExaminer.every(({ sources }) => sources.includes('examiner'))).to.equal(true);
  });

  it('names the nearest for what is not there', () => {
    const errors: readonly (readonly [asked: object, message: RegExp])[] = [
      [
        { rule: 'death-cover-above-income' },
        /^there is no rule death-cover-above-income in the system international \(did you mean .*death-cover-above-income-multiple/,
      ],
      [{ question: 'person.drugsUse' }, /^no question asks for person\.drugsUse .*\(did you mean .*person\.drugsUsed/],
      [{ sourceType: '9' }, /^there is no source type 9 .*2 \(applicant\)/],
      [{ question: 'disorder.symptomsOngoing' }, /^nothing of the case can be asked disorder\.symptomsOngoing/],
    ];
    for (const [asked, message] of errors) expect(() => explainCase(state, asked, realLoaded())).to.throw(message);
  });

  it('says so where the case has nothing that a rule is about', () => {
    const [example] = exampleStates('high-alcohol-intake#1', {}, realLoaded());
    if (!example) throw new Error('there is no example');
    expect(() => explainCase(example, { rule: 'end-age-above-maximum' }, realLoaded())).to.throw(
      'nothing of the case is judged by end-age-above-maximum: it has no benefit',
    );
  });

  it('tells what the service itself finds, in each source type, as checkCompleteness does', () => {
    const { rules, view, ...rest } = state;
    const subject = cloneCase(view.case);
    // Codes that are in no list, and numbers in units of none.
    for (const attribute of subject.objects.flatMap(({ attributes }) => attributes)) {
      const { value } = attribute;
      if (value?.kind === 'keyed') attribute.value = { ...value, key: 'GONE' };
      if (value?.kind === 'number') attribute.value = { ...value, unit: 4_000_000 };
    }
    const broken = { ...rest, rules, view: rules.program.view(subject, view.today) };
    const found = (rule: string) => explainCase(broken, { rule }, realLoaded()).findings;
    const wanted = rules.ruleSet.sourceTypes.flatMap(({ id, key }) => {
      const source = sourceProgram(rules, id);
      if (!source) throw new Error(`there is no source type ${key}`);
      const { missing, violations, undecidable } = completenessOf(assess(source, broken.view), 'en');
      return [
        ...missing.map(({ text }) => `question-open ${key} Please answer this question: ${text}`),
        ...violations
          .filter(({ ruleId }) => rules.ruleSet.ownFindings.has(ruleId as never))
          .map(({ ruleId, message }) => `${ruleId} ${key} ${message}`),
        ...undecidable.map(({ reason }) => `undecidable ${key} ${reason}`),
      ];
    });
    const keys = [...rules.ruleSet.ownFindings.keys()];
    const all = keys.flatMap(found);
    const told = all.map(({ finding, sourceType, message }) => `${finding} ${sourceType} ${message}`);
    expect(told).to.have.members(wanted);
    expect(new Set(all.map(({ finding }) => finding))).to.include.members([
      'question-open',
      'code-not-found',
      'undecidable',
    ]);
    const ofCase = explainCase(broken, {}, realLoaded()).findings;
    expect(ofCase).to.deep.equal(all.filter(({ finding }) => finding === 'code-not-found'));
    expect(found('code-not-found')[0]?.question).to.have.property('questionId');
    expect(found('undecidable').every(({ rule }) => rule !== undefined)).to.equal(true);
  });

  it('says of a rule that a parameter set switches off only that, but explains its examples', () => {
    const [example] = exampleStates('premium-unusually-low#1', {}, sampleLoaded());
    if (!example) throw new Error('there is no example');
    expect(explainCase(example, {}, sampleLoaded()).rules[0]).to.include({ verdict: 'violated' });
    const { of: _, ...withoutExample } = example;
    const [off] = explainCase(withoutExample, { rule: 'premium-unusually-low' }, sampleLoaded()).rules;
    expect(off).to.include({ verdict: 'off' }).and.not.to.have.property('condition');
  });
});
