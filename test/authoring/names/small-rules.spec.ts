import { join } from 'node:path';
import { expect } from 'chai';
import { describe as described } from '../../../src/authoring/names/describe.js';
import { loadNames } from '../../../src/authoring/names/load-names.js';
import type { Named } from '../../../src/authoring/names/name-index.js';
import { usesText } from '../../../src/authoring/names/uses-text.js';
import { usesOf } from '../../../src/authoring/names/uses.js';
import { Kept } from '../../../src/documents/kept.js';
import { diffData } from '../../support/authoring/diff-data.js';
import { inDirectory } from '../../support/run/in-directory.js';
import { expectText } from '../../support/words/expect-text.js';

const data = {
  ...diffData,
  'rules/personas/profiles.yaml': `day: "2026.06.15"
profiles:
  grownUp: { person: { age: 40 } }
`,
  'rules/personas/sports.yaml': `diver:
  who: Somebody who dives.
  sets: [7]
  like: [grownUp]
  person: { pursuits: [{ code: DIVING }] }
  says: nothing
`,
};

describe('The names of small rules', () => {
  const loaded = inDirectory(data, (directory) => {
    const names = loadNames({ rules: join(directory, 'rules'), screens: join(directory, 'screens') }, new Kept());
    for (const { mentions } of names.index.all) for (const { file } of mentions) names.linesOf(file);
    return names;
  });

  const placesOf = ({ mentions }: Named): string =>
    mentions
      .map(({ file, line, column, length, defines, inExample }) =>
        [
          `  ${file}:${line}:${column}+${length}`,
          ...(defines ? ['defines'] : []),
          ...(inExample ? ['in an example'] : []),
        ].join(' '),
      )
      .join('\n');
  const saidOf = (named: Named): string =>
    described(named, loaded)
      .flatMap(({ title, type, details, source }) => [
        `${title}: ${type ?? ''}`,
        ...details.map((detail) => `  ${detail}`),
        ...source.map((line) => `  | ${line}`),
      ])
      .join('\n');

  it('stand at these places, and are told so', () => {
    // German texts are the English ones here.
    expect(loaded.findings.all.filter(({ code }) => code !== 'wrong-language')).to.deep.equal([]);
    expect(loaded.index.lost).to.deep.equal([]);
    expectText(
      'names-of-small-rules.txt',
      loaded.index.all.map((named) => `${saidOf(named)}\n${placesOf(named)}`).join('\n\n'),
    );
  });

  it('have their letters where they are said to stand', () => {
    for (const { name, mentions } of loaded.index.all)
      for (const { file, line, column, length } of mentions)
        expect(loaded.linesOf(file)[line - 1]?.slice(column - 1, column - 1 + length)).to.equal(name);
  });

  it('are found with their uses', () => {
    const texts = ['person.age', 'pursuits', 'csp.maximumAge', 'yes-no/yes', 'benefit'].map((words) =>
      usesText(words, usesOf(words, loaded)),
    );
    expectText('uses-in-small-rules.txt', texts.join('\n'));
  });
});
