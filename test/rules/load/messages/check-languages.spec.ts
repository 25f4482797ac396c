import { expect } from 'chai';
import { Findings } from '../../../../src/documents/findings/findings.js';
import { checkLanguages } from '../../../../src/rules/load/messages/check-languages.js';
import { realSystems } from '../../../support/rules/real-systems.js';

const place = () => ({ file: 'a.yaml', line: 1, column: 1 });

function said(locale: string, text: string, catalogue?: string): readonly string[] {
  const findings = new Findings();
  checkLanguages([[{ locale, text, place, ...(catalogue !== undefined && { catalogue }) }]], findings);
  return findings.all.map(({ message }) => message);
}

const [english, german] = [
  'The sum {sum} is above the limit of {limit}.',
  'Die Summe {sum} liegt über dem Limit und ist nicht versicherbar.',
];

describe('a text that stands under a language', () => {
  it('is in that language', () => {
    expect(said('en', english)).to.deep.equal([]);
    expect(said('de', german)).to.deep.equal([]);
  });

  it('is not in the other one, whatever the country', () => {
    for (const locale of ['en', 'en-GB'])
      expect(said(locale, german)).to.deep.equal([`found a text that reads as German; expected English (${locale})`]);
    expect(said('de-AT', english)).to.deep.equal(['found a text that reads as English; expected German (de-AT)']);
  });

  it('may have words of the other one among its own, or one alone: a name', () => {
    expect(said('en', 'Is it with the Verband der Ersatzkassen und Knappschaft?')).to.deep.equal([]);
    expect(said('en', 'Verein für Deutsche')).to.deep.equal([]);
  });

  it('is not judged where it is the name of an entry, or of a language that is not known here', () => {
    expect(said('en', german, 'occupations')).to.deep.equal([]);
    expect(said('fr', german)).to.deep.equal([]);
  });

  it('would be noticed in most messages of this repository, exchanged', () => {
    const messages = realSystems().ruleSets.flatMap(({ rules }) => rules.map(({ message }) => message));
    const noticed = messages.filter(({ en = '', de = '' }) => said('en', de).length + said('de', en).length > 0);
    expect(noticed.length / messages.length).to.be.greaterThan(0.9);
  });
});
