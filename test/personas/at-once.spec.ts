import { expect } from 'chai';
import { atOnce, judgedOtherwise, type PersonaAtOnce, ViewsAtOnce } from '../../src/personas/at-once.js';
import { loadPersonas } from '../../src/personas/load-personas.js';
import type { Rule } from '../../src/rules/model/rule.js';
import { oppositeOf } from '../../src/rules/resolve/opposite-of.js';
import { realSystems } from '../support/rules/real-systems.js';

describe('What personas answer, given at once', () => {
  const systems = realSystems();
  let personas: readonly PersonaAtOnce[];
  before(() => {
    personas = atOnce(loadPersonas('rules', systems).personas, systems);
  });

  const ofSystem = (csps: ReadonlySet<number>): readonly PersonaAtOnce[] => personas.filter(({ csp }) => csps.has(csp));

  const told = (rule: Rule, csps: ReadonlySet<number>): readonly string[] =>
    judgedOtherwise(rule, ofSystem(csps), new ViewsAtOnce(systems)).map(({ persona }) => persona.name);

  it('violates the rules that they expect and no others, in all personas of this repository', () => {
    for (const { rules, parameterSets } of systems.ruleSets)
      for (const rule of rules) expect(told(rule, new Set(parameterSets.keys())), rule.id).to.deep.equal([]);
  });

  it('tells of every rule that a persona expects where it is turned round', () => {
    const views = new ViewsAtOnce(systems);
    // Of several objects one may violate the one, and another the other.
    const hasOne = (persona: PersonaAtOnce, { scope }: Rule): boolean =>
      views.of(persona).every((view) => view.instancesOf(scope).length === 1);
    let [turned, expected] = [0, 0];
    for (const { rules, parameterSets } of systems.ruleSets) {
      const csps = new Set(parameterSets.keys());
      for (const rule of rules) {
        const saying = ofSystem(csps).filter((persona) => persona.says.has(rule.id) && hasOne(persona, rule));
        if (saying.length === 0) continue;
        expected++;
        const names = told({ ...rule, violatedWhen: oppositeOf(rule.violatedWhen) }, csps);
        if (saying.some(({ name }) => names.includes(name))) turned++;
      }
    }
    expect(expected).to.be.at.least(400);
    expect(turned / expected).to.be.at.least(0.9);
  });

  it('tells of a rule that is violated by everybody, by whoever does not expect it', () => {
    const [{ rules, parameterSets }] = systems.ruleSets as [(typeof systems.ruleSets)[number]];
    const csps = new Set(parameterSets.keys());
    const rule = rules.find(({ scope, sources }) => scope === 'person' && sources === undefined) as Rule;
    const always = { ...rule, violatedWhen: { node: 'always', value: true } } as const;
    const others = ofSystem(csps).filter(({ says }) => !says.has(rule.id));
    expect(told(always, csps)).to.have.members(others.map(({ name }) => name));
  });

  it('tells nothing of a rule for some source types that nobody expects: who would be asked is not known', () => {
    const [{ rules, parameterSets }] = systems.ruleSets as [(typeof systems.ruleSets)[number]];
    const csps = new Set(parameterSets.keys());
    const isSaid = (rule: Rule): boolean => personas.some(({ says }) => says.has(rule.id));
    const rule = rules.find((each) => each.sources !== undefined && !isSaid(each)) as Rule;
    expect(told({ ...rule, violatedWhen: { node: 'always', value: true } }, csps)).to.deep.equal([]);
  });
});
