import { expect } from 'chai';
import type { CaseDocument } from '../../../src/case/case-document.js';
import { fullRequest } from '../../support/requests/case-request.js';
import { createdCase } from '../../support/cases/created-case.js';
import { all, objectsNamed, valuesOf } from '../../support/cases/documents.js';

describe('createCaseInDB of the full request', () => {
  let document: CaseDocument;
  before(async () => {
    document = await createdCase(fullRequest('C'));
  });
  const only = (name: string, index = 0): Readonly<Record<number, string>> => {
    const object = objectsNamed(document, name)[index];
    if (!object) throw new Error(`no ${name}`);
    return valuesOf(object);
  };

  it('keeps the flags and the mode', () => {
    expect(document).to.include({ CaseMode: 'POS', Complete: 'No' });
    expect(document.Source[0]?.Complete).to.equal('Yes');
  });

  it('makes the Application', () =>
    expect(only('Application')).to.deep.equal({ 0: 'C', 38: '1 Yes', 702: 'sent by the broker' }));

  it('makes the assured person with all data', () => {
    expect(only('AP')).to.deep.equal({
      307: 'P1',
      44: 'Jane Doe',
      21: '35 years',
      73: '3 Female',
      78: '2 Married',
      176: 'DE en Germany',
      61: 'FR en France',
      700: '1991-2-28',
      900: '172 cm',
      901: '68.5 kg',
    });
  });

  it('makes of the assured policy holder a second object that only identifies the person, and of the other one with all data', () => {
    const [first, second, ...more] = objectsNamed(document, 'PH');
    expect(more).to.deep.equal([]);
    expect(first).to.deep.equal({ Id: 3, TypeId: 28, TypeIdName: 'PH', Identifies: 2, CaseAttribute: [] });
    expect(second).not.to.have.property('Identifies');
    expect(second && valuesOf(second)).to.deep.equal({
      307: 'P2',
      44: 'John Doe',
      21: '40 years',
      73: '2 Male',
      78: '1 Single',
    });
  });

  it('makes the life benefit, with the lump sum in its group and 0 in the other', () => {
    expect(only('Benefit')).to.deep.equal({
      11: '1 Term life',
      108: 'Term life 1',
      94: '1 Non-smoker',
      355: '1 Joint life',
      271: '1 Level sum',
      333: '1 Death',
    });
    expect(only('Insurance event payment')).to.deep.equal({
      37: '35 years',
      292: '35 years',
      121: '20 years',
      103: '100000 EUR',
      109: '100000 EUR',
      150: '100000 EUR',
      222: '0 EUR per year',
      65: '0 EUR per year',
      132: '0 EUR per year',
      12: '25 %',
    });
    expect(only('Payment of Contribution')).to.deep.equal({ 41: '20 years', 354: '480 EUR', 15: '0 EUR' });
  });

  it('makes the disability benefit, with the regular sum in its group and 0 in the other', () => {
    expect(only('Benefit', 1)).to.deep.equal({
      11: '10 Disability income',
      108: 'Disability income 1',
      94: '1 Non-smoker',
      333: '2 Disability',
    });
    expect(only('Insurance event payment', 1)).to.deep.equal({
      37: '35 years',
      292: '35 years',
      121: '25 years',
      105: '25 years',
      316: '26 weeks',
      222: '1500 EUR per month',
      65: '1500 EUR per month',
      132: '1500 EUR per month',
      103: '0 EUR',
      109: '0 EUR',
      150: '0 EUR',
    });
    expect(only('Payment of Contribution', 1)).to.deep.equal({});
  });

  it('makes the coded objects, named in their own locales, each with NotDeletable', () => {
    expect(only('Occupation')).to.deep.equal({ 209: '2512 de Softwareentwickler' });
    expect(objectsNamed(document, 'Pursuit').map(valuesOf)).to.deep.equal([
      { 163: 'DIVING en Diving' },
      { 163: 'CLIMBING de Klettern' },
    ]);
    expect(only('Disorder')).to.deep.equal({ 115: 'J45 en Asthma' });
    const coded = ['Occupation', 'Pursuit', 'Disorder'].flatMap((name) => objectsNamed(document, name));
    expect(coded.map(({ NotDeletable }) => NotDeletable)).to.deep.equal([false, true, false, false]);
    expect(document.CaseObject.filter(({ NotDeletable }) => NotDeletable !== undefined)).to.have.length(4);
  });

  it('makes the existing covers, with the sum in its group and 0 in the other', () => {
    const name = 'Pre-existing Insurance Portfolio';
    expect(only(name)).to.deep.equal({
      770: '1 Death',
      1: '1 Standard terms',
      94: '1 Non-smoker',
      109: '50000 EUR',
      150: '50000 EUR',
      65: '0 EUR per year',
      132: '0 EUR per year',
    });
    expect(only(name, 1)).to.deep.equal({
      770: '2 Disability',
      1: '2 Loading',
      65: '6000.5 EUR per year',
      132: '6000.5 EUR per year',
      109: '0 EUR',
      150: '0 EUR',
    });
  });

  it('relates the person to all of them, each benefit to its parts, and gives every object one id', () => {
    const relations = document.CaseObjectRelation;
    expect(relations.filter(({ From }) => From === 2).map(({ TypeIdName }) => TypeIdName)).to.deep.equal([
      'Person - Occupation',
      'Person - Benefit',
      'Person - Benefit',
      'Person - Pre-existing Insurance Portfolio',
      'Person - Pre-existing Insurance Portfolio',
      'Person - Pursuit',
      'Person - Pursuit',
      'Person - Disorder',
    ]);
    for (const { Id } of all(document.Benefit)) {
      expect(relations.filter(({ From }) => From === Id).map(({ TypeId }) => TypeId)).to.deep.equal([2, 3]);
    }
    const ids = [
      ...document.CaseObject,
      ...all(document.Benefit),
      ...all(document.EventPayment),
      ...all(document.Payment),
    ].map(({ Id }) => Id);
    expect([...ids].sort((x, y) => x - y)).to.deep.equal(ids.map((_, index) => index + 1));
  });

  it('leaves Source and Time to captured answers', () => {
    expect(JSON.stringify(document)).not.to.match(/"Time"/);
    expect(JSON.stringify(document.CaseObject)).not.to.match(/"Source"/);
  });
});
