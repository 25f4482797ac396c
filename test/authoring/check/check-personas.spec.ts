import { readFileSync, rmSync } from 'node:fs';
import { expect } from 'chai';
import { checkData } from '../../../src/authoring/check/check-data.js';
import { Kept } from '../../../src/documents/kept.js';
import { tinyPersonas } from '../../support/screens/tiny-personas.js';
import { TinyData } from '../../support/rules/tiny-data.js';

/** What somebody changes in a file, and what is then told of the personas. */
const changes: readonly (readonly [file: string, from: string, to: string, told: string])[] = [
  ['rules/personas/people.yaml', 'sets: [1]', 'sets: [8]', 'rules/personas/people.yaml:3:10 unknown-parameter'],
  ['rules/personas/people.yaml', 'children: 2', 'childern: 2', 'rules/personas/people.yaml:5:13 unknown-fact'],
  ['rules/personas/people.yaml', 'like: [heavy]', 'like: [havy]', 'rules/personas/people.yaml:4:10 unknown-key'],
  ['rules/personas/people.yaml', 'heavy: true', 'haevy: true', 'rules/personas/people.yaml:6:14 unknown-fact'],
  [
    'rules/personas/people.yaml',
    'nothing',
    '[{ rule: to-heavy, severity: error }]',
    'rules/personas/people.yaml:7:18 unknown-rule',
  ],
  ['rules/personas/profiles.yaml', 'weight: 120', 'weight: much', 'rules/personas/profiles.yaml:4:39 wrong-kind'],
  // What they name changes, not they.
  [
    'rules/tiny/attributes/person.yaml',
    'kind: number, absentMeans: 0',
    'kind: string',
    'rules/personas/people.yaml:5:23 wrong-kind',
  ],
];

describe('Checking the rules', () => {
  let data: TinyData;
  beforeEach(() => {
    data = new TinyData();
    for (const [file, text] of Object.entries(tinyPersonas)) data.write(`rules/${file}`, text);
  });
  afterEach(() => data.remove());

  const told = (kept?: Kept): readonly string[] =>
    checkData(data.directories, { ...(kept && { kept }) }).findings.all.map(
      ({ at, code }) => `${at.file}:${at.line}:${at.column} ${code}`,
    );

  for (const [file, from, to, wrong] of changes)
    it(`finds how personas are written wrongly, also when it knows what it found before: ${to} for ${from} in ${file}`, () => {
      const kept = new Kept();
      expect(told(kept)).to.deep.equal(told());
      const right = readFileSync(data.path(file), 'utf8');
      expect(right).to.include(from);
      data.write(file, right.replace(from, to));
      expect(told(kept).join('\n')).to.include(wrong);
      expect(told(kept)).to.deep.equal(told());
      data.write(file, right);
      expect(told(kept).join('\n')).to.not.include('personas');
    });

  it('needs no personas, and their profiles where there are some', () => {
    const { findings } = checkData(data.directories);
    expect(findings.errors).to.deep.equal([]);
    rmSync(data.path('rules/personas/profiles.yaml'));
    expect(told().join('\n')).to.include('rules/personas/profiles.yaml:1:1 unreadable-file');
    rmSync(data.path('rules/personas'), { recursive: true });
    expect(told().join('\n')).to.not.include('personas');
  });

  it('tells of a parameter set that is gone once, however many personas apply under it', () => {
    const names = ['one', 'two', 'three', 'four', 'five'];
    const all = names.map((name) => `${name}: { who: Somebody., sets: [7], person: {}, says: nothing }\n`);
    data.write('rules/personas/others.yaml', all.join(''));
    const messages = checkData(data.directories)
      .findings.all.map(({ message }) => message)
      .filter((message) => message.includes('there is no parameter set'));
    expect(messages.map((message) => message.replace(/:\d+(?=,|$)/g, ''))).to.deep.equal([
      `there is no parameter set 7; the same at 4 more places: ${[2, 3, 4, 5].map((line) => `rules/personas/others.yaml:${line}`).join(', ')}`,
    ]);
  });

  it('asks nothing again of personas that are as they were', () => {
    const kept = new Kept();
    told(kept);
    told(kept);
    expect(kept.answers.made).to.equal(0);
  });
});
