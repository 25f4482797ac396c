import { readdirSync } from 'node:fs';
import { expect } from 'chai';
import { DataCopy } from '../../../support/rules/data-copy.js';

const folder = 'rules/common/attributes';
/** Files that name many of their attributes themselves. */
const least = 6;

/** Lines of attributes, each with what stands in front of the first of them. */
function parts(text: string): { readonly head: readonly string[]; readonly attributes: readonly string[] } {
  const lines = text.trimEnd().split('\n');
  const begin = lines.findIndex((line) => line.startsWith('attributes:')) + 1;
  return { head: lines.slice(0, begin), attributes: lines.slice(begin) };
}

const namesOfUnderwriters = (head: readonly string[]): number =>
  /forUnderwriters: \[([^\]]*)\]/.exec(head.join(' '))?.[1]?.split(',').length ?? 0;

describe('A file of attributes that lost many of them', () => {
  const copy = DataCopy.small();
  after(() => copy.remove());

  /** What is told when the file says this instead. */
  function toldOf(file: string, text: string): readonly string[] {
    const before = copy.read(file);
    copy.write(file, text);
    const { findings } = copy.load();
    copy.write(file, before);
    return findings.all.map(({ at, code }) => `${at.file}:${at.line} ${code}`);
  }

  const files = readdirSync(folder)
    .map((name) => `${folder}/${name}`)
    .filter((file) => namesOfUnderwriters(parts(copy.read(file)).head) >= least);

  it('is told once at its end, when it ends at a line end of its middle', () => {
    expect(files).to.have.length.above(1);
    for (const file of files) {
      const { head, attributes } = parts(copy.read(file));
      const left = [...head, ...attributes.slice(0, attributes.length / 2)];
      expect(toldOf(file, `${left.join('\n')}\n`)).to.deep.equal([
        `${file}:${left.join('\n').trimEnd().split('\n').length} missing-end`,
      ]);
    }
  });

  it('is told once before its end, when what it names stands behind them still', () => {
    for (const file of files) {
      const { head, attributes } = parts(copy.read(file));
      const [from, to] = [attributes.length / 4, (3 * attributes.length) / 4];
      const left = [...head, ...attributes.slice(0, from), ...attributes.slice(to)];
      const [told = '', ...more] = toldOf(file, `${left.join('\n')}\n`);
      expect(more).to.deep.equal([]);
      expect(told).to.match(/ missing-end$/);
      expect(Number(told.split(/[: ]/)[1]))
        .to.be.at.most(left.length)
        .and.above(head.length);
    }
  });

  it('is told name by name where a few are misspelled', () => {
    const file = `${folder}/pursuit.yaml`;
    const text = copy.read(file).replace(/, sportIncome\]/, ', sportEarnings, gameCountry]');
    expect(toldOf(file, text).filter((told) => told.endsWith('missing-end'))).to.deep.equal([]);
  });
});
