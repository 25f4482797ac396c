import { expect } from 'chai';
import { type Uses, usesOf } from '../../../src/authoring/names/uses.js';
import { usesText } from '../../../src/authoring/names/uses-text.js';
import { commandLine } from '../../support/run/command-line.js';
import { DataCopy } from '../../support/rules/data-copy.js';
import { realNames } from '../../support/names/real-names.js';

const found = (words: string): Uses => {
  const answer = usesOf(words, realNames());
  if (!('found' in answer)) throw new Error(usesText(words, answer));
  return answer.found;
};

/** What may be asked for, what it is, and what it stands in. */
const asked: readonly (readonly [words: string, name: string, sections: readonly string[]])[] = [
  ['person.height', 'attribute person.height', ['derived facts', 'examples', 'personas', 'screens', 'texts']],
  ['height', 'attribute person.height', ['derived facts']],
  ['bodyMassIndex', 'fact person.bodyMassIndex', ['rules']],
  ['csp.maximumAge', 'parameter csp.maximumAge', ['attributes', 'parameter sets']],
  ['countries', 'catalogue countries', ['attributes', 'parameters']],
  ['catalogue countries', 'catalogue countries', ['attributes']],
  ['countries/DE', 'code countries/DE', ['parameter sets', 'examples']],
  ['yes-no/yes', 'code yes-no/yes', ['rules', 'screens', 'examples']],
  ['units/year', 'code units/year', ['attributes', 'catalogues', 'derived facts']],
  ['person.benefits', 'relation person.benefits', ['rules', 'objects and relations']],
  ['reference G10', 'reference G10', ['rules']],
];

describe('Uses of a name', function () {
  this.timeout(300_000);

  for (const [words, name, sections] of asked)
    it(`finds ${words} as ${name}, in ${sections.join(', ')}`, () => {
      const uses = found(words);
      expect(uses.names).to.include(name);
      expect(uses.definitions).to.have.length.above(0);
      expect(uses.uses.map((section) => section.in)).to.include.members([...sections]);
    });

  it('shows each place with the letters of the name where it says that they stand', () => {
    const uses = found('person.height');
    for (const { text, column, length } of [...uses.definitions, ...uses.uses.flatMap(({ places }) => places)])
      expect(text.slice(column - 1, column - 1 + length)).to.equal('height');
  });

  it('names what is meant when several things are called so', () => {
    expect(usesOf('G10', realNames())).to.deep.equal({ ambiguous: ['code disorders/G10', 'reference G10'] });
  });

  it('names what is spelled alike when nothing is called so', () => {
    expect(usesOf('person.hieght', realNames())).to.deep.include.keys('nearest');
    expect(usesText('person.hieght', usesOf('person.hieght', realNames()))).to.include('attribute person.height');
  });

  it('names what holds the word, or has it as initials, before what is spelled alike', () => {
    const meant = (word: string) => {
      const answer = usesOf(word, realNames());
      return 'nearest' in answer ? answer.nearest : [];
    };
    expect(meant('bmi')[0]).to.equal('fact person.bodyMassIndex');
    expect(meant('BodyMas')).to.have.length(5).and.include('fact person.bodyMassIndex');
    expect(meant('sum-below')).to.include('rule lump-sum-below-minimum');
    expect(meant('heigth'))
      .to.deep.equal([...new Set(meant('heigth'))])
      .and.include('attribute person.height');
  });

  it('prints JSON with every place, and ends with 0', async () => {
    const { exitCode, out } = await commandLine(['uses', 'csp.maximumAge', '--format', 'json']);
    expect(exitCode).to.equal(0);
    expect(JSON.parse(out)).to.deep.equal(JSON.parse(JSON.stringify({ found: found('csp.maximumAge') })));
  });

  it('ends with 1 when nothing is called so', async () => {
    const copy = DataCopy.small();
    const ran = await commandLine(['uses', 'zzzzzz', ...copy.options]);
    copy.remove();
    expect(ran).to.deep.include({ exitCode: 1, out: 'nothing is called zzzzzz\n' });
  });
});
