import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';

/** As wide as the formatter lets code be, which leaves comments as they are (biome.json). */
const width = (JSON.parse(readFileSync('biome.json', 'utf8')) as { formatter: { lineWidth: number } }).formatter
  .lineWidth;
/** What is installed or made beside the tests. */
const isForeign = /(?:^|\/)(?:node_modules|\.cache)\//;
const isComment = /^ *(?:\/?\*|\/\/)/;

const wideIn = (path: string): readonly string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.length > width && isComment.test(line) ? [`${path}:${index + 1}`] : []));

describe('A comment', () => {
  it('is no wider than the code', () => {
    const files = ['src', 'test', 'scripts'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !isForeign.test(file))
        .map((file) => join(folder, file)),
    );
    expect(files).to.have.length.above(1000);
    expect(files.flatMap(wideIn)).to.deep.equal([]);
  });
});
