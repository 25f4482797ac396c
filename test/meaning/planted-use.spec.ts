import { expect } from 'chai';
import { checkUse } from '../../src/meaning/check-use.js';
import { checkEntries } from '../../src/meaning/check-entries.js';
import { checkExpected } from '../../src/meaning/check-expected.js';
import { checkNotices } from '../../src/meaning/check-notices.js';
import { checkReading } from '../../src/meaning/check-reading.js';
import { checkMeaning, setsOf } from '../../src/meaning/check-meaning.js';
import type { Everywhere } from '../../src/meaning/everywhere.js';
import type { Attribute } from '../../src/rules/model/attribute.js';
import type { Column, Entry } from '../../src/rules/model/catalogue.js';
import type { Expectation } from '../../src/rules/model/expectation.js';
import type { Notice } from '../../src/rules/model/notice.js';
import type { ScreenDefinition } from '../../src/screens/model/definition.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { runFindingExample } from '../support/findings/example-run.js';
import { DataCopy } from '../support/rules/data-copy.js';
import { loadSystems } from '../../src/screens/load/load-systems.js';
import { withEntry as withEntryOf } from '../support/rules/with-entry.js';
import { realSystems } from '../support/rules/real-systems.js';
import { withScreens } from '../support/screens/with-screens.js';

const rules = realSystems().forCsp(2) as CaseRules;
const { ruleSet } = rules;
const now = Date.UTC(2026, 10, 22);

const holding = (found: Iterable<Everywhere>): readonly Everywhere[] =>
  [...found].filter(({ holds, intended }) => holds && !intended);
const codesAt = (found: readonly Everywhere[], line: number): readonly string[] =>
  found.filter(({ at }) => at.line === line).map(({ code }) => code);

const place = { file: 'german/planted.yaml', line: 9999, column: 3 };

/** The rules with one more entry of a catalogue, or with another one in its place. */
const withEntry = (name: string, word: string, change: Partial<Entry>): CaseRules =>
  withEntryOf(rules, place, name, word, change);

function withAttribute(change: Partial<Attribute>): CaseRules {
  const person = ruleSet.objects.get('person');
  const like = person?.attributes.get('netWorth');
  if (!person || !like) throw new Error('there is no net worth');
  const { forUnderwriters: _, ...plain } = like;
  const attribute = { ...plain, fact: 'planted', at: place, ...change };
  const objects = new Map(ruleSet.objects).set('person', {
    ...person,
    attributes: new Map(person.attributes).set('planted', attribute),
  });
  return { ...rules, ruleSet: { ...ruleSet, objects } };
}

describe('what is defined in vain', () => {
  it('is nothing in this repository', () => {
    const { rules: ofRules, screens } = checkMeaning(setsOf(realSystems()), now);
    expect([...ofRules.all, ...screens.all].map(({ message }) => message)).to.deep.equal([]);
  });

  it('is a parameter that a system gives a value, and only another system reads', () => {
    const copy = new DataCopy();
    try {
      const notice = 'rules/german/notices/data-protection.yaml';
      copy.write(notice, copy.read(notice).replaceAll('{privacyInformation}', 'www.insurer.example'));
      const { systems } = loadSystems(copy.path('rules'), copy.path('screens'));
      const told = checkMeaning(setsOf(systems), now).rules.all.map(({ at, message }) => `${at.file}: ${message}`);
      expect(told).to.deep.equal([
        'german/csp/2.yaml: no rule, screen, answer or notice of german rests on the parameter privacyInformation, to which this set gives a value; those of other systems do',
      ]);
    } finally {
      copy.remove();
    }
  });

  it('is an attribute that nobody reads, unless it is a text that is asked for, or for underwriters', () => {
    const found = (change: Partial<Attribute>) => codesAt(holding(checkReading(withAttribute(change))), place.line);
    expect(found({})).to.deep.equal(['unread-attribute']);
    expect(found({ kind: 'string' })).to.deep.equal(['unread-attribute']);
    expect(found({ kind: 'string', intended: 'comes with the case' })).to.deep.equal([]);
    const text = withAttribute({ kind: 'string' });
    const attribute = text.ruleSet.objects.get('person')?.attributes.get('planted') as Attribute;
    const screens = withScreens(text.screens, (screen) => ({
      ...screen,
      questions: screen.questions.map((each) => (each.kind === 'attribute' ? { ...each, attribute } : each)),
    }));
    expect(codesAt(holding(checkReading({ ...text, screens })), place.line)).to.deep.equal([]);
    expect(found({ forUnderwriters: place })).to.deep.equal([]);
  });

  it('is no attribute that a text shows: of a rule, a screen, a group, a question, an object', () => {
    const planted = withAttribute({});
    const text = { en: 'You said {this.planted}.', de: 'Sie sagten {planted}.' };
    const shownBy = (change: (rules: CaseRules) => CaseRules): readonly string[] =>
      codesAt(holding(checkReading(change(planted))), place.line);
    const withRuleSet = (of: CaseRules, change: Partial<CaseRules['ruleSet']>): CaseRules => ({
      ...of,
      ruleSet: { ...of.ruleSet, ...change },
    });
    const withScreens = (change: (screen: ScreenDefinition) => ScreenDefinition) => (of: CaseRules) => ({
      ...of,
      screens: {
        ...of.screens,
        bySourceType: new Map(
          [...of.screens.bySourceType].map(([id, source]) => [id, { ...source, screens: source.screens.map(change) }]),
        ),
      },
    });
    expect(shownBy((of) => of)).to.deep.equal(['unread-attribute']);
    const shown: Readonly<Record<string, (of: CaseRules) => CaseRules>> = {
      rule: (of) => withRuleSet(of, { rules: of.ruleSet.rules.map((rule) => ({ ...rule, message: text })) }),
      object: (of) =>
        withRuleSet(of, {
          objects: new Map([...of.ruleSet.objects].map(([name, kind]) => [name, { ...kind, title: text }])),
        }),
      'name of a screen': withScreens((screen) => ({ ...screen, name: text })),
      'group of a screen': withScreens((screen) => ({ ...screen, group: text })),
      question: withScreens((screen) => ({
        ...screen,
        questions: screen.questions.map((question) => ({ ...question, text })),
      })),
    };
    for (const [what, change] of Object.entries(shown)) expect(shownBy(change), what).to.deep.equal([]);
  });

  it('is a fact of a rule that only stands under `with`', () => {
    const [rule] = ruleSet.rules.filter((each) => each.with.size > 0);
    const [fact] = rule?.with.values() ?? [];
    if (!rule || !fact) throw new Error('there is no rule with a fact of its own');
    const planted = { ...rule, with: new Map(rule.with).set('planted', { ...fact, name: 'planted', at: place }) };
    const spoilt = { ...rules, ruleSet: { ...ruleSet, rules: [planted] } };
    expect(codesAt(holding(checkUse(spoilt)), place.line)).to.deep.equal(['unused-definition']);
  });

  it('is each family of disorders that no disorder has, or that no screen is about', () => {
    const found = holding(checkEntries(withEntry('disorder-families', 'planted', {}), now));
    expect(codesAt(found, place.line)).to.deep.equal(['unused-definition', 'unused-definition']);
  });

  it('is a benefit type that no parameter set sells', () => {
    const found = holding(checkEntries(withEntry('benefit-types', 'planted', {}), now));
    expect(codesAt(found, place.line)).to.deep.equal(['unused-definition']);
  });

  it('is a column of a catalogue that something reads, unless it holds texts, or says that it is meant so', () => {
    const disorders = ruleSet.catalogues.get('disorders');
    const paired = disorders?.columns.get('paired');
    if (!disorders || !paired) throw new Error('disorders have no column paired');
    const found = (change: Partial<Column>) => {
      const columns = new Map(disorders.columns).set('planted', { ...paired, name: 'planted', at: place, ...change });
      const catalogues = new Map(ruleSet.catalogues).set('disorders', { ...disorders, columns });
      return codesAt(holding(checkUse({ ...rules, ruleSet: { ...ruleSet, catalogues } })), place.line);
    };
    expect(found({})).to.deep.equal(['unused-definition']);
    expect(found({ kind: 'text' })).to.deep.equal([]);
    expect(found({ intended: 'for rules to come' })).to.deep.equal([]);
  });

  it('is no column from which entries inherit, or by which the service makes a benefit', () => {
    const lines = [...holding(checkUse({ ...rules, ruleSet: { ...ruleSet, rules: [], notices: new Map() } }))].map(
      ({ message }) => message,
    );
    expect(
      lines.filter((message) => / the column (?:occupations\.group|benefit-types\.pays)$/.test(message)),
    ).to.deep.equal([]);
    expect(lines.some((message) => message.includes('the column '))).to.equal(true);
  });

  it('is a class that nothing names', () => {
    const found = holding(checkEntries(withEntry('risk-classes', 'planted', {}), now));
    expect(codesAt(found, place.line)).to.deep.equal(['unused-definition']);
  });
});

describe('what is said to be intended', () => {
  it('is a finding where it is not needed: a name for underwriters that rules read', () => {
    const { findings, places } = runFindingExample({
      file: 'rules/tiny/attributes/person.yaml',
      right: 'object: person\n',
      wrong: 'object: person\nforUnderwriters: [¦medication]\n',
      besides: [{ file: 'screens/common/applicant/notes.md', wrong: 'notes\n' }],
    });
    expect(findings.all.map(({ code, at }) => `${at.file}:${at.line}:${at.column} ${code}`)).to.deep.equal(
      places.map((place) => `${place} surplus-key`),
    );
  });

  it('silences what is found of a parameter', () => {
    const found = (intended: string) =>
      runFindingExample({
        file: 'rules/common/parameters.yaml',
        right: 'factor: {',
        wrong: `idle: { kind: number, meaning: "Read by nobody"${intended} }\nfactor: {`,
        besides: [{ file: 'rules/tiny/csp/7.yaml', right: 'factor: 3\n', wrong: 'factor: 3\nidle: 1\n' }],
      }).findings.all.map(({ code }) => code);
    expect(found('')).to.deep.equal(['unused-definition']);
    expect(found(', intended: "for rules to come"')).to.deep.equal([]);
  });
});

describe('the source types of a rule', () => {
  it('ask what it concerns: another one is found for every rule about an answer that examiners are not asked', () => {
    const asked = new Set(
      [...rules.screens.bySourceType.values()]
        .filter(({ sourceType }) => sourceType.key === 'examiner')
        .flatMap(({ screens }) => screens.flatMap(({ questions }) => questions.map(({ key }) => key))),
    );
    const wrong = ruleSet.rules
      .filter(({ scope, concerns }) => scope === 'disorder' && concerns.every((path) => !asked.has(path)))
      .map((rule, index) => ({ ...rule, sources: ['examiner'], at: { ...place, line: index + 1 } }));
    const found = holding(checkReading({ ...rules, ruleSet: { ...ruleSet, rules: wrong } }));
    expect(wrong).to.have.length.greaterThan(50);
    expect(wrong.filter(({ at }) => !codesAt(found, at.line).includes('wrong-source'))).to.deep.equal([]);
  });
});

describe('what is expected of the rules', () => {
  const expected = new Map(ruleSet.expectations);
  const foundWith = (change: Partial<CaseRules['ruleSet']>): readonly string[] =>
    holding(checkExpected({ ...rules, ruleSet: { ...ruleSet, ...change } })).map(({ message }) => message);
  const before = foundWith({});
  const added = (change: Partial<CaseRules['ruleSet']>): readonly string[] =>
    foundWith(change).filter((message) => !before.includes(message));

  it('is missed with the only rule that cites it, whichever rule is lost', () => {
    for (const rule of ruleSet.rules) {
      const rest = ruleSet.rules.filter((each) => each !== rule);
      const only = [...rule.reference.matchAll(/[A-Z]\d\d/g)].filter(
        ([id]) =>
          expected.has(id) &&
          expected.get(id)?.asked.length === 0 &&
          !rest.some(({ reference }) => reference.includes(id)),
      );
      expect(added({ rules: rest }), rule.id).to.have.length(new Set(only.map(([id]) => id)).size);
    }
  });

  it('may be said to be held by something else, which is wrong while a rule holds it', () => {
    const [rule] = ruleSet.rules.filter(({ reference }) => expected.has(reference.slice(0, 3)));
    const id = rule?.reference.slice(0, 3) ?? '';
    const other = { ...expected.get(id), instead: 'Held by the bounds.' } as Expectation;
    expect(added({ expectations: new Map([[id, other]]) }).join()).to.include(`holds ${id}, though instead says`);
    const without = ruleSet.rules.filter(({ reference }) => !reference.includes(id));
    expect(added({ expectations: new Map([[id, other]]), rules: without })).to.deep.equal([]);
  });

  it('is not held by a question that is not asked', () => {
    const asked = [{ name: 'health.shoeSize', at: place }];
    const other: Expectation = { id: 'Z01', when: 'shoes are missing', asked, instead: undefined, at: place };
    expect(added({ expectations: new Map([['Z01', other]]) })).to.deep.equal([
      'no rule cites Z01 (shoes are missing) any more, and no mandatory question holds it; write the rule, name the mandatory question under asked, or say under instead what stands for it',
      'there is no mandatory question health.shoeSize',
    ]);
  });
});

describe('a notice', () => {
  const [notice] = [...ruleSet.notices.values()] as [Notice];
  const codesWith = (from: string): readonly string[] => {
    const versions = notice.versions.map((version) => ({ ...version, from }));
    const notices = new Map([[notice.key, { ...notice, versions }]]);
    const none = { ...rules.screens, bySourceType: new Map() };
    return holding(checkNotices({ ...rules, screens: none, ruleSet: { ...ruleSet, notices } }, now)).map(
      ({ code }) => code,
    );
  };

  it('that stands before no question is one', () => {
    const planted = { ...notice, key: 'planted', at: place };
    const notices = new Map(ruleSet.notices).set('planted', planted);
    const found = holding(checkNotices({ ...rules, ruleSet: { ...ruleSet, notices } }, now));
    expect(found.map(({ code, at }) => [code, at])).to.deep.equal([['unused-definition', place]]);
  });

  it('of which no version holds yet is one, on its first day no longer', () => {
    expect(codesWith('2026.11.23')).to.deep.equal(['missing-version']);
    expect(codesWith('2026.11.22')).to.deep.equal([]);
  });
});
