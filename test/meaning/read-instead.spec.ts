import { expect } from 'chai';
import { mistakenFor, readInstead } from '../../src/meaning/read-instead.js';
import type { Attribute } from '../../src/rules/model/attribute.js';
import { realSystems } from '../support/rules/real-systems.js';

const german = realSystems().ruleSets.find(({ system }) => system === 'german');

describe('A parameter that nobody reads', () => {
  const parameter = (name: string) => {
    const found = german?.parameters.get(name);
    if (!found) throw new Error(`there is no parameter ${name}`);
    return found;
  };

  it('is told with the one whose name is like it and that is read in its place, and with who reads that', () => {
    if (!german) throw new Error('there is no German system');
    const told = readInstead(parameter('studentMaximumAnnuity'), german);
    expect(told).to.match(
      /^; of the same kind, pupilMaximumAnnuity is read by .*the rule pupil-annuity-above-maximum \(|^; of the same kind, .*; pupilMaximumAnnuity is read by the rule pupil-annuity-above-maximum/,
    );
    expect(told).to.match(/: was studentMaximumAnnuity meant there\?$/);
  });

  it('is told alone where no other is of its kind, or has a word of its name', () => {
    if (!german) throw new Error('there is no German system');
    const own = parameter('studentMaximumAnnuity');
    expect(readInstead({ ...own, name: 'zzz' }, german)).to.equal('');
    expect(readInstead({ ...own, kind: 'text' }, german)).to.equal('');
  });
});

describe('A parameter that nobody reads, as an attribute reads another one in its place', () => {
  const person = german?.objects.get('person');

  /** The attributes that are told for a parameter, where one reads another parameter as its period. */
  function toldFor(parameter: string, fact: string, reads: string): string | undefined {
    const [attribute, lookBack, unread] = [
      person?.attributes.get(fact),
      german?.parameters.get(reads),
      german?.parameters.get(parameter),
    ];
    if (!german || !person || !attribute || !lookBack || !unread) throw new Error(`there is no ${fact} or ${reads}`);
    const changed: Attribute = { ...attribute, lookBack };
    const attributes = new Map(person.attributes).set(fact, changed);
    const objects = new Map(german.objects).set('person', { ...person, attributes });
    return mistakenFor({ ...german, objects }).get(unread)?.attribute.fact;
  }

  it('is told at the attribute whose name is more like it', () => {
    for (const [parameter, fact, reads] of [
      ['applicationLookBack', 'applicationDeclined', 'healthLookBack'],
      ['mentalHealthLookBack', 'mentalHealthLast10Years', 'tumourLookBack'],
      ['tumourLookBack', 'tumourLast10Years', 'mentalHealthLookBack'],
    ] as const)
      expect(toldFor(parameter, fact, reads)).to.equal(fact);
  });

  it('is told at no attribute that has no word of its name', () =>
    expect(toldFor('pursuitLookBack', 'applicationDeclined', 'healthLookBack')).to.equal(undefined));
});
