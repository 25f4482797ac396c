import { expect } from 'chai';
import type { Finding } from '../../../src/documents/findings/findings.js';
import type { Mistake } from '../../../src/documents/finding-codes/finding-row.js';
import { runFindingExample } from '../../support/findings/example-run.js';

const health = 'screens/common/applicant/01-health.yaml';
const person = 'rules/tiny/attributes/person.yaml';
const period = 'csp.period';
const longPeriod = 'csp.longPeriod';

/** A further answer of a person about a period, a yes or no, asked on the health screen. */
const further = (
  fact: string,
  id: number,
  lookBack: string,
  kind = 'reference, catalogue: yes-no',
  shownWhen = 'true',
): readonly Mistake[] => [
  {
    file: person,
    right: '  protocol:',
    wrong: `  ${fact}: { id: ${id}, kind: ${kind}, lookBack: { fact: ${lookBack} }, name: { en: "${fact}", de: "${fact}" } }\n  protocol:`,
  },
  {
    file: health,
    right: '  - attribute: weight\n',
    wrong: `  - { attribute: ${fact}, shownWhen: ${shownWhen} }\n  - attribute: weight\n`,
  },
  ...inTexts('    children:', `    ${fact}: "In {lookBack}: ${fact}?"\n    children:`),
];

const inTexts = (right: string, wrong: string): readonly Mistake[] =>
  ['en', 'de'].map((locale) => ({ file: `screens/common/texts/${locale}.yaml`, right, wrong }));

/** The number of cigarettes is asked for this period, and shown by this condition alone. */
const cigarettes = (lookBack: string, shownWhen: string, key = ''): readonly Mistake[] => [
  { file: 'rules/tiny/attributes/smoking.yaml', right: 'kind: number', wrong: `kind: number, lookBack: ${lookBack}` },
  {
    file: health,
    right: 'shownWhen: { fact: medication, operator: isConfirmed } }',
    wrong: `shownWhen: ${shownWhen}${key} }`,
  },
  ...inTexts('"How many? (', '"{lookBack} ('),
];

const secondSet = `name: { en: "Set 2", de: "Satz 2" }
currencies: [EUR]
limit: 5
period: 5
longPeriod: 5
`;

const yes = (fact: string): string => `{ fact: ${fact}, operator: equal, value: yes }`;
const openers = [...further('operation', 2001, period), ...further('stay', 2002, longPeriod)];

/** What is found after these edits: code and message. */
const found = (...edits: readonly Mistake[]): readonly string[] =>
  findingsAfter(...edits).map(({ code, message }) => `${code} ${message}`);

function findingsAfter(...edits: readonly Mistake[]): readonly Finding[] {
  // The first edit decides that screens are loaded, too.
  const [first, ...besides] = edits.toSorted((a, b) => b.file.localeCompare(a.file));
  if (!first) throw new Error('no edit');
  const { findings } = runFindingExample({ ...first, besides });
  // Nothing reads these answers, and they may stay open, which is not what this is about.
  return findings.all.filter(({ code }) => code !== 'unread-attribute' && code !== 'missing-obligation');
}

/** The first finding's file and line, as that line is after the edits that are told by name. */
const placeAfter = (...edits: readonly Mistake[]): string => {
  const [{ at } = { at: undefined }] = findingsAfter(...edits);
  return at ? `${at.file}:${at.line}` : 'nothing';
};

describe('A follow-up', () => {
  it('may ask for the period of what opened it, and no longer; the finding has both places and the periods', () => {
    expect(found(...openers, ...cigarettes(`{ fact: ${period} }`, yes('operation')))).to.deep.equal([]);
    const [finding = '', ...others] = found(...openers, ...cigarettes(`{ fact: ${longPeriod} }`, yes('operation')));
    expect(others).to.deep.equal([]);
    expect(finding).to.match(/^wrong-look-back cigarettesPerDay \(tiny\/attributes\/smoking\.yaml:3\)/);
    expect(finding).to.contain('10 years (csp.longPeriod) instead of the 5 years (csp.period) of person.operation');
    expect(finding).to.contain('in parameter set 1');
  });

  it('is bound by the longest period of answers that are needed together', () => {
    const both = `{ all: [ ${yes('operation')}, ${yes('stay')} ] }`;
    expect(found(...openers, ...cigarettes(`{ fact: ${longPeriod} }`, both))).to.deep.equal([]);
  });

  it('is bound by the shortest period of answers of which one is enough, unless it says which it follows', () => {
    const either = `{ any: [ ${yes('operation')}, ${yes('stay')} ] }`;
    expect(found(...openers, ...cigarettes(`{ fact: ${longPeriod} }`, either))[0]).to.contain('person.operation');
    const followed = [...openers, ...cigarettes(`{ fact: ${longPeriod} }`, either, ', followsUp: stay')];
    expect(found(...followed)).to.deep.equal([]);
  });

  it('is not bound by an answer about today, nor by a no', () => {
    for (const condition of [yes('medication'), '{ fact: operation, operator: equal, value: no }'])
      expect(found(...openers, ...cigarettes(`{ fact: ${longPeriod} }`, condition))).to.deep.equal([]);
  });

  it('is not bound by a number that needs no period beside an answer that has one', () => {
    const heavy = `{ all: [ { fact: weight, operator: greaterThan, value: 100 }, ${yes('operation')} ] }`;
    expect(found(...openers, ...cigarettes(`{ fact: ${longPeriod} }`, heavy))[0]).to.contain('person.operation');
  });

  for (const operator of ['greaterThan', 'greaterThanInclusive'])
    it(`is bound by a number that is asked for a period: ${operator}`, () => {
      const counted = further('stays', 2003, period, 'number');
      const some = `{ fact: stays, operator: ${operator}, value: 1 }`;
      expect(found(...counted, ...cigarettes(`{ fact: ${longPeriod} }`, some))[0]).to.contain('person.stays');
      const few = '{ fact: stays, operator: lessThan, value: 1 }';
      expect(found(...counted, ...cigarettes(`{ fact: ${longPeriod} }`, few))).to.deep.equal([]);
    });

  it('tells what opened it by its name where that says another period than it is asked for', () => {
    const said = (opener: string): string | undefined =>
      found(...further(opener, 2004, period), ...cigarettes(`{ fact: ${longPeriod} }`, yes(opener))).find((each) =>
        each.startsWith('wrong-look-back'),
      );
    expect(said('illLast10Years')).to.match(/; by its name illLast10Years asks about 10 years$/);
    expect(said('illLast5Years')).to.match(/asked at common\/applicant\/01-health\.yaml:\d+:\d+$/);
  });

  it('that alone looks back further is told at its attribute; an opener that is called otherwise, at that', () => {
    const long = cigarettes(`{ fact: ${longPeriod} }`, yes('operation'));
    expect(placeAfter(...openers, ...long)).to.equal('rules/tiny/attributes/smoking.yaml:3');
    const misnamed = cigarettes(`{ fact: ${longPeriod} }`, yes('illLast10Years'));
    expect(placeAfter(...further('illLast10Years', 2004, period), ...misnamed)).to.equal(
      'rules/tiny/attributes/person.yaml:7',
    );
  });

  it('that looks back further in one parameter set only is told at the parameter that is another there', () => {
    const set = { file: 'rules/tiny/csp/2.yaml', wrong: secondSet };
    const long = cigarettes(`{ fact: ${longPeriod} }`, yes('operation'));
    expect(placeAfter(set, ...openers, ...long)).to.equal('rules/tiny/csp/1.yaml:5');
  });

  it('with all others that its opener opens is told once, at the opener', () => {
    const found = findingsAfter(
      ...further('operation', 2001, period),
      ...further('night', 2005, longPeriod, 'number', yes('operation')),
      ...cigarettes(`{ fact: ${longPeriod} }`, yes('operation')),
    );
    expect(found.map(({ code, at }) => `${code} ${at.file}:${at.line}`)).to.deep.equal([
      'wrong-look-back rules/tiny/attributes/person.yaml:7',
    ]);
  });

  it('with `ever` looks back further than any period', () => {
    const texts = inTexts('"How many? (', '"Ever? (');
    const [attribute, question] = cigarettes('ever', yes('stay'));
    if (!attribute || !question) throw new Error('no edits');
    expect(found(...openers, attribute, question, ...texts)[0]).to.contain('whole past instead of the 10 years');
  });

  it('is opened through derived facts, and through the list in which its object was recorded', () => {
    const fact = {
      file: 'rules/tiny/facts/person.yaml',
      right: 'heavy:',
      wrong: `ill: { scope: person, is: { when: ${yes('operation')} } }\nheavy:`,
    };
    const list = {
      file: health,
      right: '  - objects: pursuits\n    by: code\n',
      wrong: '  - objects: pursuits\n    by: code\n    shownWhen: { fact: ill, operator: equal, value: true }\n',
    };
    const screen = (followsUp: string): readonly Mistake[] => [
      {
        file: 'screens/common/applicant/02-pursuit.yaml',
        wrong: `screen: pursuit\nscope: pursuit\n${followsUp}questions:\n  - { attribute: place }\n`,
      },
      {
        file: 'rules/tiny/rule-set.yaml',
        right: '{ persons: { many: person, by: personPursuit } } }',
        wrong: '{ persons: { many: person, by: personPursuit }, person: { one: persons, order: first } } }',
      },
      {
        file: 'rules/tiny/attributes/pursuit.yaml',
        right: 'kind: string',
        wrong: `kind: string, lookBack: { fact: ${longPeriod} }`,
      },
      ...inTexts(
        'navigation:\n',
        'pursuit:\n  name: "Sport"\n  group: "Sport"\n  questions: { place: "{lookBack}" }\nnavigation:\n',
      ),
    ];
    expect(found(...openers, fact, list, ...screen(''))[0]).to.contain('person.operation');
    expect(found(...openers, fact, list, ...screen('followsUp: person.stay\n'))[0]).to.match(
      /^wrong-opener .*person\.stay$/,
    );
  });
});

describe('The period of a question', () => {
  const attribute = (lookBack: string): Mistake => ({
    file: person,
    right: 'weight: { id: 901, kind: number',
    wrong: `weight: { id: 901, kind: number${lookBack}`,
  });
  const told = (...edits: readonly Mistake[]) =>
    findingsAfter(...edits).map(({ code, at }) => `${code} ${at.file}:${at.line}`);
  const texts = inTexts('    weight: "', '    weight: "{lookBack}: ');

  it('that no text says is told at the attribute, and one that a text says not, at that text', () => {
    expect(
      told(attribute(`, lookBack: { fact: ${period} }`), ...inTexts('    weight: "', '    weight: "Now: ')),
    ).to.deep.equal([`missing-placeholder ${person}:4`]);
    const [first] = texts;
    if (!first) throw new Error('no text');
    expect(told(attribute(`, lookBack: { fact: ${period} }`), first)).to.deep.equal([
      'missing-placeholder screens/common/texts/de.yaml:17',
    ]);
  });

  it('that all texts say and the attribute has not is told at the attribute, in one text, at that text', () => {
    expect(told(attribute(''), ...texts)).to.deep.equal([`unknown-placeholder ${person}:4`]);
    const [first] = texts;
    if (!first) throw new Error('no text');
    expect(told(attribute(''), first)[0]).to.equal('unknown-placeholder screens/common/texts/en.yaml:17');
  });
});
