import { expect } from 'chai';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadRuleSystems } from '../../../src/rules/load/load-rule-systems.js';
import type { Edit } from '../../support/rules/edited-files.js';
import { loadEdited } from '../../support/rules/tiny-rules.js';
import { DataCopy } from '../../support/rules/data-copy.js';

describe('the tiny rules', () => {
  const { systems, findings } = loadEdited([]);
  const [tiny] = systems;

  it('load without findings', () => expect(findings.report()).to.equal(''));

  it('are one system: common has no versions', () => {
    expect(systems.map(({ system }) => system)).to.deep.equal(['tiny']);
    expect([tiny?.versionId, tiny?.versionName, tiny?.versions.size]).to.deep.equal([2, 'Tiny 2', 2]);
  });

  it('number the attributes of a kind from 0, derived facts after them', () => {
    const benefit = tiny?.objects.get('benefit');
    expect([...(benefit?.attributes.values() ?? [])].map(({ slot }) => slot)).to.deep.equal([0, 1, 2, 3, 4, 5, 6]);
    expect(benefit?.facts.get('endAge')?.slot).to.equal(7);
    expect(tiny?.rules.find(({ id }) => id === 'accidental-death-above-base')?.with.get('limit')?.slot).to.equal(8);
  });

  it('give a blank cell what it inherits, else the default of its column', () => {
    const entries = tiny?.catalogues.get('pursuits')?.entries;
    expect(entries?.get('DIVING')?.cells).to.deep.equal({
      group: 'WATER',
      riskClass: 'high',
      seasons: ['summer', 'winter'],
      depth: 40,
      outdoors: true,
    });
    expect(entries?.get('CHESS')?.cells).to.deep.equal({
      group: undefined,
      riskClass: 'low',
      seasons: ['summer', 'winter'],
      depth: undefined,
      outdoors: false,
    });
    expect(entries?.get('DIVING')?.name).to.deep.equal({ en: 'Diving, with bottle', de: 'Tauchen, mit Flasche' });
    expect(entries?.get('DIVING')?.synonyms).to.deep.equal({ en: ['scuba', 'apnoea'] });
    expect(tiny?.catalogues.get('benefit-types')?.byId.get(10)?.word).to.equal('income');
  });

  it('have the parameter set with its values, rates and severities', () => {
    const set = tiny?.parameterSets.get(7);
    expect(set?.currencies.map(({ word }) => word)).to.deep.equal(['EUR', 'USD']);
    expect([...(set?.exchangeRates ?? [])]).to.deep.equal([['USD', 0.9]]);
    expect(set?.values.get('ageRange')).to.deep.equal({ kind: 'range', low: 18, high: 65 });
    expect(set?.severities.get('end-age')).to.equal('warning');
    expect(set?.values.get('limits')).to.deep.equal({
      kind: 'table',
      rows: [{ age: 40, riskClass: 'low', sum: 500000, sold: ['termLife'] }, { sum: 100000 }],
    });
  });

  it('resolve what an attribute sets and zeroes', () => {
    const sum = tiny?.objects.get('benefit')?.attributes.get('sumInsured');
    const age = tiny?.objects.get('person')?.attributes.get('age');
    expect(sum?.alsoSets.map(({ attribute }) => attribute.fact)).to.deep.equal(['sumAssuredE']);
    expect(sum?.zeroes.map(({ attribute }) => attribute.fact)).to.deep.equal(['benefitSum']);
    expect(age?.alsoSets.map(({ relation, attribute }) => [relation, attribute.object, attribute.fact])).to.deep.equal([
      ['benefits', 'benefit', 'ageAtEntry'],
    ]);
  });
});

describe('loading rules', () => {
  it('reports all findings of all files at once, in the order of files and lines', () => {
    const edits: readonly Edit[] = [
      { file: 'common/attributes/benefit.yaml', find: 'decimals: 0', replace: '¦decimls: 0' },
      { file: 'common/catalogues/pursuits.csv', find: '"Schach",,,low', replace: '"Schach",,,¦lo' },
      { file: 'common/facts/benefit.yaml', find: 'insurancePeriod] }', replace: '¦insurancePeriode] }' },
      { file: 'common/parameters.yaml', find: 'unit: year, meaning: "Usual', replace: 'unit: ¦yaer, meaning: "Usual' },
      { file: 'common/plausibility/benefit.yaml', find: 'value: accidentalDeath', replace: 'value: ¦accidentlDeath' },
      { file: 'common/rule-set.yaml', find: 'one: pursuits', replace: 'one: ¦pursits' },
      { file: 'tiny/csp/7.yaml', find: 'factor: 3', replace: '¦facto: 3' },
      { file: 'tiny/plausibility/findings.yaml', find: '{reason}.", de', replace: '{reason.", de' },
    ];
    const { findings, marks } = loadEdited(edits);
    const places = findings
      .report()
      .split('\n')
      .map((line) => line.split(' ')[0] ?? '');
    expect(places).to.include.members([...marks]);
    expect(new Set(places.map((place) => place.split(':')[0])).size).to.equal(edits.length);
    expect(places.map((place) => place.split(':')[0])).to.deep.equal(places.map((place) => place.split(':')[0]).sort());
  });

  it('finds the same mistake of common files once, however many systems include them', () => {
    const { findings, systems } = loadEdited([
      {
        file: 'other/rule-set.yaml',
        find: '',
        replace: 'versions: [{ id: 1, name: "Other" }]\nlocales: [en, de]\ntimeZone: UTC\nincludes: [common, tiny]\n',
      },
      { file: 'common/attributes/benefit.yaml', find: 'decimals: 0', replace: 'decimls: 0' },
    ]);
    expect(systems.length).to.equal(2);
    expect(findings.all.filter(({ code }) => code === 'unknown-key').length).to.equal(1);
  });

  it('finds a parameter set that two systems have', () => {
    const { findings } = loadEdited([
      {
        file: 'other/rule-set.yaml',
        find: '',
        replace: 'versions: [{ id: 1, name: "Other" }]\nlocales: [en, de]\ntimeZone: UTC\nincludes: [common, tiny]\n',
      },
    ]);
    expect(findings.report()).to.match(/csp\/7.yaml:1:1 error duplicate-id: the parameter set 7 belongs to the system/);
  });

  it('finds a misspelled folder and file', () => {
    const { findings } = loadEdited([
      { file: 'common/atributes/x.yaml', find: '', replace: 'x: 1\n' },
      { file: 'common/parameter.yaml', find: '', replace: 'x: 1\n' },
    ]);
    expect(findings.report()).to.contain(
      'common/atributes:1:1 error unknown-file: unknown file or folder "atributes" (did you mean attributes?)',
    );
    expect(findings.report()).to.contain(
      'common/parameter.yaml:1:1 error unknown-file: unknown file or folder "parameter.yaml" (did you mean parameters.yaml?)',
    );
  });

  it('finds a file that nothing reads', () => {
    const { findings } = loadEdited([
      { file: 'common/attributes/more.yml', find: '', replace: 'object: person\n' },
      { file: 'common/catalogues/pursuit.csv', find: '', replace: 'key\n' },
    ]);
    expect(findings.report()).to.contain('common/attributes/more.yml:1:1 error unknown-file');
    expect(findings.report()).to.contain('common/catalogues/pursuit.csv:1:1 error unknown-file');
  });

  it('finds that there is nothing, or nothing but an empty system', () => {
    expect(loadRuleSystems('/nowhere').findings.report()).to.contain('missing-file');
    const directory = mkdtempSync(join(tmpdir(), 'no-rules-'));
    try {
      mkdirSync(join(directory, 'empty'));
      expect(loadRuleSystems(directory).findings.report()).to.contain('missing-file');
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  it('finds a file that is not UTF-8', () => {
    const { findings } = loadEdited([{ file: 'tiny/csp/8.yaml', find: '', replace: 'name: "\uD800"\n' }]);
    expect(findings.errors.length).to.be.greaterThan(0);
  });
});

describe('the rules of this repository', () => {
  const { systems, findings } = loadRuleSystems(resolve('rules'));

  it('load without findings', () => expect(findings.report()).to.equal(''));

  it('are the international and the German system', () =>
    expect(systems.map(({ system }) => system)).to.have.members(['international', 'german']));

  for (const part of [
    'common/catalogues',
    'german/attributes',
    'common/attributes/person.yaml',
    'common/attributes/disorder.yaml',
    'common/plausibility',
    'common/plausibility/findings.yaml',
    'german/facts',
  ])
    it(`have one finding when ${part} is gone, and none for each name that it defines`, () => {
      const copy = new DataCopy();
      try {
        rmSync(copy.path(`rules/${part}`), { recursive: true });
        const found = loadRuleSystems(copy.path('rules')).findings;
        const ofSystem = found.all.filter(({ message }) => message.startsWith(`there is no ${part}`));
        expect(ofSystem.map(({ at, code }) => [at, code])).to.deep.equal([
          [{ file: part, line: 1, column: 1 }, 'missing-file'],
        ]);
        expect(found.all.filter(({ code }) => code.startsWith('unknown-')).map(({ message }) => message)).to.deep.equal(
          [],
        );
      } finally {
        copy.remove();
      }
    });

  it('have a finding for each place that names a catalogue which is gone, and none for its codes, columns, words and names', () => {
    for (const [name, most] of [
      ['common/catalogues/pursuits.yaml', 1],
      ['common/catalogues/disorder-ratings.yaml', 2],
      ['german/catalogues/benefit-types.yaml', 3],
    ] as const) {
      const copy = new DataCopy();
      try {
        rmSync(copy.path(`rules/${name}`));
        const { all } = loadRuleSystems(copy.path('rules')).findings;
        expect(all.map(({ message }) => message).join('\n'), name).to.include('unknown catalogue');
        expect(all.length, all.map(({ message }) => message).join('\n')).to.be.at.most(most);
      } finally {
        copy.remove();
      }
    }
  });
});

describe('A folder of rules that no system includes', () => {
  /** What is told of the rules of the product when a folder of theirs stands elsewhere. */
  const toldAfter = (from: string, to: string): readonly string[] => {
    const copy = new DataCopy();
    try {
      renameSync(copy.path(`rules/${from}`), copy.path(`rules/${to}`));
      return loadRuleSystems(copy.path('rules')).findings.all.map(
        ({ at, code, message }) => `${at.file} ${code} ${message}`,
      );
    } finally {
      copy.remove();
    }
  };

  for (const [from, to, told] of [
    [
      'international/tests',
      'tests',
      /^tests unknown-file no rule system includes the folder "tests"; it belongs into one of them: /,
    ],
    [
      'german/notices',
      'law',
      /^law unknown-file no rule system includes the folder "law"; expected its name under "includes" of a rule-set.yaml$/,
    ],
    [
      'common/plausibility',
      'common/facts/plausibility',
      /^common\/facts\/plausibility unknown-file nothing reads "plausibility"; this is a folder, .* as common\/plausibility\?$/,
    ],
  ] as const)
    it(`is told where it stands: ${from} moved to ${to}`, () =>
      expect(toldAfter(from, to).filter((each) => told.test(each))).to.have.length(1));

  it('is none of the personas, which the tools of authors read', () =>
    expect(loadRuleSystems('rules').findings.all.filter(({ code }) => code === 'unknown-file')).to.deep.equal([]));
});

describe('Names that were lost', () => {
  it('are told at the end of the file, wherever between two sections it ends', () => {
    const copy = new DataCopy();
    try {
      const file = copy.path('rules/common/names.yaml');
      const whole = readFileSync(file, 'utf8');
      const sections = [...whole.matchAll(/^(?:# .*\n)*(?<section>[a-zA-Z]+):\n/gm)];
      let told = 0;
      for (const { index, groups } of sections.slice(3)) {
        writeFileSync(file, whole.slice(0, index));
        const found = loadRuleSystems(copy.path('rules')).findings.all.filter(({ code }) => code === 'missing-entry');
        expect(
          found.map(({ at }) => `${at.file}:${at.line}`),
          groups?.['section'],
        ).to.deep.equal([`common/names.yaml:${whole.slice(0, index).trimEnd().split('\n').length}`]);
        told += 1;
      }
      expect(told).to.be.above(2);
    } finally {
      copy.remove();
    }
  });
});
