import { expect } from 'chai';
import type { AttributeList } from '../../../src/value-sets/attribute-list.js';
import type { CatalogueList } from '../../../src/value-sets/catalogue-list.js';
import type { CataloguePage } from '../../../src/value-sets/catalogue-page.js';
import type { FoundCodes } from '../../../src/value-sets/found-codes.js';
import type { SourceTypeList } from '../../../src/value-sets/source-type-list.js';
import type { UnitList } from '../../../src/value-sets/unit-list.js';
import { realSystems } from '../../support/rules/real-systems.js';
import { Service } from '../../support/service/service.js';

type Query = Readonly<Record<string, string | readonly string[]>>;

describe('The value sets of a parameter set', () => {
  let service: Service;
  before(async () => {
    service = await Service.start({ now: () => Date.UTC(2026, 10, 22, 12), watchStore: false });
  });
  after(() => service.stop());
  const asked = async <T>(path: string, query: Query): Promise<T> => {
    const reply = await service.call(path, query);
    expect(reply.codes, reply.text).to.deep.equal([]);
    return reply.envelope.jsonContent as T;
  };
  const page = (query: Query): Promise<CataloguePage> => asked('catalogues/{name}', { csp: '1', ...query });
  const ids = ({ entries }: CataloguePage): readonly string[] => entries.map(({ id }) => id);

  it('are its catalogues, by name, and no other rule system', async () => {
    const names = async (csp: string): Promise<readonly string[]> =>
      (await asked<CatalogueList>('catalogues', { csp })).catalogues.map(({ name }) => name);
    const international = await names('1');
    expect(international).to.include.members(['occupations', 'disorders', 'benefit-types', 'units']);
    expect(international).to.deep.equal([...international].sort());
    expect(international).not.to.include('kldb-occupations');
    expect(await names('2')).to.include('kldb-occupations');
  });

  it('are the entries of a catalogue, every one once, whatever the size of the pages', async () => {
    const whole = await page({ name: 'countries', limit: '1000' });
    expect(whole).not.to.have.property('next');
    expect(whole.entries).to.have.lengthOf(whole.size);
    for (const limit of ['1', '7', '100']) {
      const seen: string[] = [];
      let after = '';
      do {
        const { next = '', ...some } = await page({ name: 'countries', limit, after });
        seen.push(...ids(some));
        after = next;
      } while (after !== '' && limit !== '1');
      expect(seen).to.deep.equal(ids(whole).slice(0, seen.length));
      if (limit !== '1') expect(seen).to.have.lengthOf(whole.size);
    }
  });

  it('has names in the locale that is asked for, else in the first of the rule set', async () => {
    const first = async (query: Query): Promise<unknown> =>
      (await page({ name: 'relationships', limit: '1', ...query })).entries[0];
    const mother = { id: '1', name: 'Mother', synonyms: ['mum', 'mummy', 'mom', 'mam'] };
    expect(await first({})).to.deep.equal(mother);
    expect(await first({ locale: 'enGB' })).to.deep.equal(mother);
    expect(await first({ locale: 'deCH' })).to.deep.equal({
      id: '1',
      name: 'Mutter',
      synonyms: ['Mama', 'Mami', 'Mutti'],
    });
    expect(await first({ csp: '2' })).to.have.property('name', 'Mutter');
  });

  it('has the entries whose key or name begins as the prefix says, capitals and umlauts aside', async () => {
    expect(ids(await page({ name: 'countries', prefix: 'oester', locale: 'de' }))).to.deep.equal(['AT']);
    expect(ids(await page({ name: 'countries', prefix: 'ÖSTER', locale: 'de' }))).to.deep.equal(['AT']);
    expect(ids(await page({ name: 'occupations', prefix: 'dachdeckerin', locale: 'de' }))).to.deep.equal(['7121.1']);
    const families = await page({ name: 'disorders', prefix: 'f4', limit: '1000' });
    expect(ids(families)).to.include.members(['F40', 'F43.1']);
    expect(families.entries.find(({ id }) => id === 'F43')).to.have.property('validTo');
    expect(await page({ name: 'countries', prefix: 'Atlantis' })).to.deep.include({ size: 0, entries: [] });
  });

  it('are the attributes that the attributes map takes, with kind, units and catalogue', async () => {
    const { attributes } = await asked<AttributeList>('attributes', { csp: '1', locale: 'en' });
    const of = (object: number, wanted: number) =>
      attributes.find(({ id, objectTypeId }) => id === wanted && objectTypeId === object);
    const [height, occupation] = [of(27, 900), of(12, 209)];
    expect(height).to.deep.include({ kind: 'SingleValue', minimum: 50, maximum: 230 });
    expect(height?.units?.[0]).to.equal(310);
    expect(occupation).to.deep.include({ kind: 'DBRefValue', catalogue: 'occupations' });
    const known = realSystems().forCsp(1)?.ruleSet.objects.values() ?? [];
    expect(attributes).to.have.lengthOf([...known].reduce((sum, { attributes: of }) => sum + of.size, 0));
  });

  it('are the source types, and the units', async () => {
    const { sourceTypes } = await asked<SourceTypeList>('sourceTypes', { csp: '2', locale: 'en' });
    expect(sourceTypes[0]).to.deep.equal({ id: 1, name: 'Technical Data', technical: true, creating: true });
    const { units } = await asked<UnitList>('units', { csp: '1', locale: 'de' });
    expect(units.find(({ id }) => id === 200)).to.deep.include({ dimension: 'currencyPerTime', currency: 'EUR' });
    expect(units.find(({ id }) => id === 1)).to.deep.include({ name: 'Jahre', dimension: 'duration' });
  });

  it('are searched, with the reason of each entry and none that no longer holds', async () => {
    const found = await asked<FoundCodes>('codeSearch', {
      catalogue: 'disorders',
      q: 'migrane',
      locale: 'en',
      limit: '1',
    });
    expect(found).to.deep.equal({
      catalogue: 'disorders',
      found: [{ id: 'G43', name: 'Migraine', matched: { text: 'Migräne', kind: 'name', locale: 'de' } }],
    });
    const withdrawn = await asked<FoundCodes>('codeSearch', { catalogue: 'disorders', q: 'B18', limit: '100' });
    expect(withdrawn.found.map(({ id }) => id)).not.to.include('B18');
    const none = await asked<FoundCodes>('codeSearch', { catalogue: 'disorders', q: '💥'.repeat(100) });
    expect(none.found).to.deep.equal([]);
  });

  /** What is refused: the path, the query, and each error with what its message must say. */
  const refused: readonly (readonly [
    what: string,
    path: string,
    query: Query,
    codes: readonly number[],
    says: string,
  ])[] = [
    ['without parameter set', 'units', {}, [512], 'csp'],
    ['a parameter set that there is none', 'units', { csp: '99' }, [540], '99'],
    ['a parameter set in words', 'units', { csp: 'one' }, [540], 'one'],
    ['a parameter set given twice', 'units', { csp: ['1', '2'] }, [512], 'twice'],
    ['a locale of no language of it', 'units', { csp: '1', locale: 'fr' }, [512], 'en, de'],
    [
      'a catalogue that is nearly one',
      'catalogues/{name}',
      { csp: '1', name: 'ocupations' },
      [617],
      'did you mean occupations?',
    ],
    ['a catalogue that is none', 'codeSearch', { catalogue: 'x'.repeat(200), q: 'a' }, [617], 'there is no catalogue'],
    [
      'a page behind no entry',
      'catalogues/{name}',
      { csp: '1', name: 'countries', after: 'XX' },
      [512],
      'there is no entry',
    ],
    ['pages of nothing', 'catalogues/{name}', { csp: '1', name: 'countries', limit: '0' }, [512], 'from 1 to 1000'],
    ['pages without end', 'catalogues/{name}', { csp: '1', name: 'countries', limit: '1001' }, [512], 'from 1 to 1000'],
    [
      'a prefix that is too long',
      'catalogues/{name}',
      { csp: '1', name: 'countries', prefix: 'x'.repeat(201) },
      [512],
      '200',
    ],
    ['a search in no catalogue', 'codeSearch', { q: 'a' }, [512], 'catalogue'],
    ['a search for nothing', 'codeSearch', { catalogue: 'countries', q: ' ' }, [512], 'q'],
    ['a search of 201 characters', 'codeSearch', { catalogue: 'countries', q: 'x'.repeat(201) }, [512], '200'],
    [
      'as many hits as a fraction',
      'codeSearch',
      { catalogue: 'countries', q: 'x', limit: '1.5' },
      [512],
      'from 1 to 100',
    ],
    ['all of that at once', 'codeSearch', { catalogue: 'nowhere', limit: '-1' }, [617, 512, 512], 'nowhere'],
  ];
  for (const [what, path, query, codes, says] of refused)
    it(`refuse ${what} with ${codes.join(', ')}`, async () => {
      const reply = await service.call(path, query);
      expect(reply.codes).to.deep.equal(codes);
      expect(reply.text).to.include(says);
    });

  it('are no operations of the XML flavor', async () => {
    expect((await service.send('/unitsXML?csp=1')).httpStatus).to.equal(404);
  });
});
