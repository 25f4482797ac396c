import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { specificationRows, specifiedPaths } from './specification-rows.js';

/**
 * This table itself proves nothing, nor does what a document lists, nor a helper in which no sentence of a test stands.
 */
const noProof = ['contract/specification-', 'http/openapi/document.spec.ts', 'support/', 'client/node_modules/'];

const sources = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !noProof.some((start) => path.startsWith(start)))
  .sort()
  .map((path) => ({ path, lines: readFileSync(join('test', path), 'utf8').split('\n') }));

/**
 * Paths that stand in the tests by their operation: `flavors.spec.ts` calls each operation of its rows in both flavors.
 */
const inBothFlavors = (row: string | number): string => String(row).replace(/XML$/, '');
const parity = 'contract/flavor-rows.ts';

const table = specificationRows.map(({ kind, rows, named }) => ({
  kind,
  rows: rows.map((row) => {
    const holds = sources.filter(({ path, lines }) => {
      const pattern = named(kind === 'path' && path === parity ? inBothFlavors(row) : row);
      return lines.some((line) => !/^\s*(\/?\*|\/\/)/.test(line) && pattern.test(line));
    });
    return { row, files: holds.map(({ path }) => path) };
  }),
}));

describe('The rows of the specification', () => {
  after(() => {
    const lines = table.flatMap(({ kind, rows }) =>
      rows.map(({ row, files }) => `${kind} ${row}`.padEnd(36) + shown(files)),
    );
    const xml = specifiedPaths.filter((path) => path.endsWith('XML')).length;
    const counts = table.map(({ kind, rows }) => `${rows.length} × ${kind}`).join(', ');
    process.stdout.write(
      `\n${'specification row'.padEnd(36)}tests that hold it\n${lines.join('\n')}\n${counts}; paths: ${specifiedPaths.length - xml} in JSON, ${xml} in XML\n`,
    );
  });

  for (const { kind, rows } of table) {
    it(`of the kind ${kind} are all named by a test`, () => {
      expect(rows.filter(({ files }) => files.length === 0).map(({ row }) => row)).to.deep.equal([]);
    });
  }

  it('are 21 paths, 40 codes, 36 attributes and 4 kinds of value', () => {
    const counts = new Map(table.map(({ kind, rows }) => [kind, new Set(rows.map(({ row }) => row)).size]));
    expect([counts.get('path'), counts.get('code'), counts.get('attribute'), counts.get('value kind')]).to.deep.equal([
      21, 40, 36, 4,
    ]);
  });
});

/** The first few, and how many more. */
function shown(files: readonly string[]): string {
  const first = files.slice(0, 4).join(', ');
  return files.length > 4 ? `${first} and ${files.length - 4} more` : first;
}
