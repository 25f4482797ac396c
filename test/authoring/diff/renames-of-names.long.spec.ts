import { expect } from 'chai';
import fc from 'fast-check';
import { compareRules } from '../../../src/authoring/diff/compare-rules.js';
import { Places } from '../../../src/authoring/diff/places.js';
import type { RulesState } from '../../../src/authoring/diff/rules-state.js';
import type { LoadedNames } from '../../../src/authoring/names/load-names.js';
import type { Named } from '../../../src/authoring/names/name-index.js';
import { isKnownToService } from '../../../src/authoring/names/service-names.js';
import { append } from '../../../src/lists/append.js';
import { realNames } from '../../support/names/real-names.js';
import { freshName, renamedData } from '../../support/names/renamed-data.js';
import { testSeed } from '../../support/run/seed.js';

/** Cases store the key of a keyed catalogue: under another one it is another code, and told as such. */
const isStored = ({ meanings }: Named): boolean =>
  meanings.some(({ kind, owner }) => {
    const catalogues = realNames().systems.ruleSets.map((ruleSet) => ruleSet.catalogues.get(owner));
    return kind === 'code' && catalogues.some((catalogue) => catalogue?.keyed);
  });

const kindsOf = ({ meanings }: Named): string => [...new Set(meanings.map(({ kind }) => kind))].sort().join(' and ');

/** What may be called otherwise, by what it is. */
function freeNames(): ReadonlyMap<string, readonly Named[]> {
  const byKind = new Map<string, Named[]>();
  for (const named of realNames().index.all) {
    const isKnown = named.meanings.some(
      (each) => isKnownToService(each) || /^(?:catalogue|source type)$/.test(each.kind),
    );
    if (!isKnown && !named.name.includes('/') && !isStored(named)) append(byKind, kindsOf(named), named);
  }
  return byKind;
}

describe('A comparison of rules in which things are called otherwise', function () {
  this.timeout(600_000);

  it('tells that, and nothing else of all that reads them: for a thing of each kind, all together', () => {
    const places = new Places('rules', 'screens');
    const stateOf = ({ systems }: LoadedNames): RulesState => ({
      systems,
      rulesFolder: 'rules',
      screensFolder: 'screens',
      places,
    });
    const before = stateOf(realNames());
    const kinds = freeNames();
    expect(kinds.size).to.be.at.least(22);
    const renames = [...kinds].map(([kind, names], index) => {
      const [named] = fc.sample(fc.constantFrom(...names), { seed: testSeed, numRuns: 1 });
      if (!named) throw new Error(`there is no ${kind}`);
      return { named, to: freshName(named, index) };
    });
    const after = renamedData(renames);
    expect(after.findings.report()).to.equal('');
    const others = compareRules(before, stateOf(after)).changes.filter((change) => change.kind !== 'renamed');
    const what = renames.map(({ named }) => `${kindsOf(named)} ${named.name}`).join(', ');
    expect(
      others.map(({ sentence }) => sentence),
      `${what}, TEST_SEED=${testSeed}`,
    ).to.deep.equal([]);
  });
});
