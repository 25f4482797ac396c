import { expect } from 'chai';
import { checkMisplaced } from '../../src/meaning/check-misplaced.js';
import type { Condition, NodeOf } from '../../src/rules/model/expression.js';
import type { ScreenDefinition } from '../../src/screens/model/definition.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';
import { withScreens } from '../support/screens/with-screens.js';

const rules = realSystems().forCsp(1) as CaseRules;
const all = [...rules.screens.bySourceType.values()].flatMap((source) => source.screens);

const told = (change: (screen: ScreenDefinition) => ScreenDefinition): readonly string[] =>
  [...checkMisplaced({ ...rules, screens: withScreens(rules.screens, change) })].flatMap(({ holds, message }) =>
    holds ? [message] : [],
  );

/** A condition with other comparisons. */
function rewritten(condition: Condition, change: (one: NodeOf<'comparison'>) => Condition): Condition {
  if (condition.node === 'always') return condition;
  if (condition.node === 'comparison') return change(condition);
  return { ...condition, conditions: condition.conditions.map((each) => rewritten(each, change)) };
}

const questionsOf = (key: string, change: (screen: ScreenDefinition) => ScreenDefinition['questions']) =>
  told((screen) => (screen.key === key ? { ...screen, questions: change(screen) } : screen));

describe('A name that stands where another is meant', () => {
  it('is none of this repository', () => {
    expect(told((screen) => screen)).to.deep.equal([]);
  });

  it('is a limit that was exchanged with that of the comparison beside it', () => {
    const limits: Readonly<Record<string, string>> = {
      'csp.secondReadingSystolic': 'csp.secondReadingDiastolic',
      'csp.secondReadingDiastolic': 'csp.secondReadingSystolic',
    };
    const screen = all.find(({ questions }) => questions.some(({ key }) => key === 'systolic2'));
    const rights = new Map<string, NodeOf<'comparison'>['right']>();
    for (const { shownWhen } of screen?.questions ?? [])
      rewritten(shownWhen, (one) => {
        if (one.rightName !== undefined) rights.set(one.rightName, one.right);
        return one;
      });
    const messages = questionsOf(screen?.key ?? '', ({ questions }) =>
      questions.map((question) => ({
        ...question,
        shownWhen: rewritten(question.shownWhen, (one) => {
          const name = limits[one.rightName ?? ''];
          const right = rights.get(name ?? '');
          return name !== undefined && right ? { ...one, right, rightName: name } : one;
        }),
      })),
    );
    expect(new Set(messages)).to.deep.equal(
      new Set([
        'systolic1 is compared with csp.secondReadingDiastolic, and diastolic1 is compared with csp.secondReadingSystolic: by their names each goes with the other; are the two exchanged?',
      ]),
    );
  });

  it('is a question that is shown for what another one is called after', () => {
    const screen = all.find(({ questions }) => questions.some(({ key }) => key === 'heartSoundsRemark'));
    const of = (name: string) => screen?.questions.find(({ key }) => key === name);
    const [heart, lungs] = [of('heartSoundsRemark'), of('lungsRemark')];
    if (!screen || !heart || !lungs) throw new Error('there are no such remarks');
    const messages = questionsOf(screen.key, ({ questions }) =>
      questions.map((question) => {
        if (question === heart) return { ...heart, shownWhen: lungs.shownWhen };
        return question === lungs ? { ...lungs, shownWhen: heart.shownWhen } : question;
      }),
    );
    expect(messages).to.have.length(1);
    expect(messages[0]).to.match(/^by their names heartSoundsRemark goes with what lungsRemark is shown for/);
  });

  it('is the screen of each family of disorders that is shown for another one', () => {
    const families = all.filter(({ key }) => rules.ruleSet.catalogues.get('disorder-families')?.entries.has(key));
    expect(families.length).to.be.greaterThan(30);
    for (const { key } of families) {
      const other = key === 'asthma' ? 'lung' : 'asthma';
      const messages = told((screen) =>
        screen.key === key
          ? {
              ...screen,
              shownWhen: rewritten(screen.shownWhen, (one) =>
                one.right.node === 'literal' ? { ...one, right: { ...one.right, value: [other] } } : one,
              ),
            }
          : screen,
      );
      expect(messages, key).to.include(
        `the screen is called ${key}, which is a code of disorder-families, and is shown for ${other}`,
      );
    }
  });

  it('is a number of one unit of time that is called after another one, whichever it is', () => {
    const units = new Map(
      [...rules.ruleSet.objects.values()].flatMap(({ attributes }) =>
        [...attributes.values()].flatMap(({ unit }) =>
          unit?.kind === 'unit' ? [[unit.unit.word, unit] as const] : [],
        ),
      ),
    );
    let count = 0;
    for (const kind of rules.ruleSet.objects.values())
      for (const attribute of kind.attributes.values())
        for (const unit of ['year', 'month', 'week', 'day', 'hour'].flatMap((word) => units.get(word) ?? [])) {
          const own = attribute.unit?.kind === 'unit' ? attribute.unit.unit.word : '';
          if (!/(?:Hours|Days|Week|Months)$/.test(attribute.fact) || !['month', 'week', 'day', 'hour'].includes(own))
            continue;
          const attributes = new Map([...kind.attributes, [attribute.fact, { ...attribute, unit }]]);
          const objects = new Map([...rules.ruleSet.objects, [kind.name, { ...kind, attributes }]]);
          const messages = [...checkMisplaced({ ...rules, ruleSet: { ...rules.ruleSet, objects } })].flatMap(
            ({ holds, message }) => (holds ? [message] : []),
          );
          const called = `${kind.name}.${attribute.fact} is called after a ${own}, and its unit is ${unit.unit.word}`;
          expect(messages).to.deep.equal(unit.unit.word === own ? [] : [called]);
          count++;
        }
    expect(count).to.be.above(15);
  });

  it('is a look-back that one parameter set has unlike the name of what it is for', () => {
    const { ruleSet } = rules;
    const called = [...(ruleSet.objects.get('person')?.attributes.values() ?? [])].flatMap(({ fact, lookBack }) => {
      const years = /Last(\d+)Years$/.exec(fact)?.[1];
      return years !== undefined && typeof lookBack === 'object' ? [{ fact, name: lookBack.name }] : [];
    });
    expect(called).not.to.deep.equal([]);
    const [first, ...others] = ruleSet.parameterSets.values();
    for (const { fact, name } of called) {
      const value = { kind: 'number', value: 8 } as const;
      const other = {
        ...(first as NonNullable<typeof first>),
        values: new Map([...(first?.values ?? []), [name, value]]),
      };
      const parameterSets = new Map([other, ...others].map((set) => [set.id, set]));
      const found = [...checkMisplaced({ ...rules, ruleSet: { ...ruleSet, parameterSets } })];
      const messages = found.flatMap(({ holds, message }) => (holds ? [message] : []));
      expect(messages.join()).to.match(new RegExp(`^${name} of the parameter set 1 is .* years; person\\.`));
      expect(messages.join()).to.contain(`person.${fact}, which looks back for it`);
    }
  });
});
