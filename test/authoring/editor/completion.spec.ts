import { expect } from 'chai';
import { type Completion, completions } from '../../../src/authoring/editor/completion.js';
import { begunPlaces } from '../../support/editor/begun-places.js';
import { completionPlaces, rule, rules } from '../../support/editor/completion-places.js';
import { fittingPlaces } from '../../support/editor/fitting-places.js';
import { realNames } from '../../support/names/real-names.js';

/** What is written in a file, `¦` where the cursor is. */
function offered(file: string, marked: string): readonly Completion[] {
  const before = marked.slice(0, marked.indexOf('¦')).split('\n');
  const at = { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  const [root = '', ...inside] = file.split('/');
  const place = { inside: inside.join('/'), isRules: root === 'rules' };
  return completions(marked.replace('¦', ''), at, place, realNames());
}

describe('Completion', function () {
  this.timeout(300_000);

  for (const [what, file, marked, has, not] of [...completionPlaces, ...fittingPlaces, ...begunPlaces])
    it(`offers ${what}`, () => {
      const labels = offered(file, marked).map(({ label }) => label);
      expect(labels).to.include.members([...has]);
      for (const label of not) expect(labels).to.not.include(label);
      expect(labels).to.have.length.above(0);
      expect(new Set(labels).size).to.equal(labels.length);
    });

  it('says of each fact what it is', () => {
    const height = offered(rules, rule('    violatedWhen: { fact: hei¦ }\n')).find(({ label }) => label === 'height');
    expect(height).to.deep.include({ kind: 'attribute', begins: 27 });
    expect(height?.detail).to.include('number (centimetre)').and.to.include('Körpergröße');
  });

  it('writes a key with its colon, and a code that looks like a number in quotes', () => {
    const textOf = (file: string, marked: string, label: string): string | undefined =>
      offered(file, marked).find((completion) => completion.label === label)?.text;
    expect(textOf(rules, rule('    ¦\n'), 'message')).to.equal('message: ');
    expect(textOf(rules, rule('    mess¦: { en: "" }\n'), 'message')).to.equal('message');
    expect(textOf(rules, rule('    examples: [{ given: { this: { he¦ } } }]\n'), 'height')).to.equal('height: ');
    expect(textOf('rules/personas/trades.yaml', 'someone:\n  sets: [¦]\n', '2')).to.equal('2');
    const occupation = (value: string): string => `someone:\n  person: { occupations: [{ code: ${value} }] }\n`;
    expect(textOf('rules/personas/trades.yaml', occupation('¦'), '2512')).to.equal('"2512"');
    expect(textOf('rules/personas/trades.yaml', occupation('"¦"'), '2512')).to.equal('2512');
  });

  it('writes only the last name of a path anew', () => {
    const [first] = offered(rules, rule('    violatedWhen: { fact: benefits.su¦ }\n'));
    expect(first?.begins).to.equal(36);
  });

  it('offers nothing where a text is written for people to read', () => {
    for (const text of [
      '"¦"',
      '"A height ¦ is odd"',
      '"The height {height} ¦"',
      '"{height, num¦}"',
      '"{height, plural, one {¦} other {}}"',
    ])
      expect(offered(rules, rule(`    message: { en: ${text} }\n`)), text).to.deep.equal([]);
  });

  it('goes on while lines further down are half written', () => {
    const labels = offered(rules, rule('    violatedWhen: { fact: ¦ }\n    mess\n')).map(({ label }) => label);
    expect(labels).to.include('height');
  });
});
