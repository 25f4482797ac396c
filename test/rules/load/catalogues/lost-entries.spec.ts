import { expect } from 'chai';
import type { Finding } from '../../../../src/documents/findings/findings.js';
import { withLostEntries } from '../../../../src/rules/load/catalogues/lost-entries.js';
import type { Catalogue } from '../../../../src/rules/model/catalogue.js';

/** A catalogue of entries, one in each line; those of an unkeyed one by their ids. */
function catalogueOf(name: string, all: Readonly<Record<string, number>> | readonly string[]): Catalogue {
  const keyed = Array.isArray(all);
  const pairs = keyed ? all.map((word) => [word, undefined] as const) : Object.entries(all);
  const entries = pairs.map(([word, id], index) => ({ word, id, at: { file: name, line: index + 1, column: 3 } }));
  return {
    name,
    keyed,
    entries: new Map(entries.map((entry) => [entry.word, entry])),
    byId: new Map(entries.flatMap((entry) => (entry.id === undefined ? [] : [[entry.id, entry]]))),
    retired: [],
  } as unknown as Catalogue;
}

/** Who names these codes of a catalogue, each at a line of its own. */
const missing = (catalogue: string, codes: readonly string[], behind = ''): readonly Finding[] =>
  codes.map((code, index) => ({
    severity: 'error',
    code: 'unknown-code',
    at: { file: 'facts.yaml', line: index + 1, column: 1 },
    message: `unknown code ${code}${behind}`,
    about: `code ${catalogue}.${code}`,
  }));

/** The places where something is told, of rules whose attributes have all but the last of these catalogues. */
function places(findings: readonly Finding[], ...catalogues: readonly Catalogue[]): readonly string[] {
  const attributes = catalogues.slice(0, -1).map((catalogue) => ({ catalogue }));
  const ruleSet = {
    catalogues: new Map(catalogues.map((each) => [each.name, each])),
    objects: new Map([['person', { attributes: new Map(attributes.map((each, index) => [index, each])) }]]),
  };
  return withLostEntries(findings, [ruleSet as never]).map(({ at }) => `${at.file}:${at.line}`);
}

const causes = catalogueOf('causes', { work: 1, family: 2, illness: 3 });
const unused = catalogueOf('unused', { nobody: 1 });

describe('Entries that a catalogue has lost', () => {
  it('are told once, at its end, where several are named', () => {
    const found = missing('causes', ['trauma', 'birth', 'trauma']);
    expect(places(found, causes, unused)).to.deep.equal(['causes:3']);
    const [told] = withLostEntries(found, [{ catalogues: new Map([['causes', causes]]), objects: new Map() }]);
    expect(told?.standsFor).to.deep.equal(found);
    expect(told?.message).to.equal(
      'there is no "trauma" or "birth" in the catalogue causes; put back what was lost, or correct what names it: facts.yaml:1:1, facts.yaml:2:1, facts.yaml:3:1',
    );
  });

  it('are told where their ids are left out, for the warning that stands there too', () => {
    const findings = catalogueOf('findings', { none: 1, deformity: 4, other: 98 });
    const hole: Finding = {
      severity: 'warning',
      code: 'missing-entry',
      at: { file: 'findings', line: 2, column: 3 },
      message: 'there is no entry with the id 2 or 3 before it',
    };
    expect(places([...missing('findings', ['wear']), hole], findings, unused)).to.deep.equal(['findings:2']);
  });

  it('are told in the order of the keys, or where one is spelled nearly so', () => {
    const groups = catalogueOf('groups', ['51', '52', '54', '61']);
    expect(places(missing('groups', ['53', '53', '53', '53'], ' (did you mean 23?)'), groups, unused)).to.deep.equal([
      'groups:3',
    ]);
    expect(places(missing('causes', Array(4).fill('famly'), ' (did you mean family?)'), causes, unused)).to.deep.equal([
      'causes:2',
    ]);
  });

  it('are none where one place or a few misspell a code, or a cell is none', () => {
    const each = ['facts.yaml:1', 'facts.yaml:2'];
    expect(places(missing('causes', ['trauma']), causes, unused)).to.deep.equal(each.slice(0, 1));
    expect(places(missing('causes', ['wrok', 'wrok'], ' (did you mean work?)'), causes, unused)).to.deep.equal(each);
    expect(places(missing('causes', ['trauma;birth', 'birth;work']), causes, unused)).to.deep.equal(each);
  });

  it('are none where another catalogue has them: what names them belongs to that one', () => {
    const other = catalogueOf('other', { trauma: 1, birth: 2 });
    const each = ['facts.yaml:1', 'facts.yaml:2'];
    expect(places(missing('causes', ['trauma', 'birth']), causes, other, unused)).to.deep.equal(each);
    expect(places(missing('causes', ['trauma', 'trauma']), causes, unused, other)).to.deep.equal(each);
    expect(places(missing('causes', ['trauma', 'trauma']), causes, other, unused)).to.deep.equal(['causes:3']);
  });
});
