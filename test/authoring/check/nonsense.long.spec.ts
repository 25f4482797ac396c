import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Pseudorandom bytes: the same in every run. */
function noise(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => (state = Math.imul(state, 1664525) + 1013904223) >>> 24);
}

const bomb = [
  'a: &a [x, x]',
  ...Array.from(
    { length: 30 },
    (_, index) =>
      `b${index}: &b${index} [*${index === 0 ? 'a' : `b${index - 1}`}, *${index === 0 ? 'a' : `b${index - 1}`}]`,
  ),
].join('\n');

const header = 'versions: [{ id: 1, name: "1" }]\nlocales: [en]\ntimeZone: UTC\n';

describe('a directory of nonsense', () => {
  it('of more than 10 MB ends in findings within a small memory, and each file is named', () => {
    const directory = mkdtempSync(join(tmpdir(), 'case-capture-nonsense-'));
    const files: Readonly<Record<string, string | Uint8Array>> = {
      'rule-set.yaml': header,
      'attributes/noise.yaml': noise(6_000_000),
      'attributes/deep.yaml': '['.repeat(200_000),
      'attributes/dashes.yaml': '- '.repeat(100_000),
      'facts/bomb.yaml': bomb,
      'facts/long.yaml': 'fact: { is: 1 }\n'.repeat(200_000),
      'facts/keys.yaml': Array.from({ length: 60_000 }, (_, index) => `k${index}: 1\n`)
        .join('')
        .slice(0, 200_000),
      'catalogues/rows.yaml': 'catalogue: rows\nkeyed: true\nentriesFrom: rows.csv\n',
      'catalogues/rows.csv': `key,name.en\n${'x,1,2\n'.repeat(150_000)}`,
      'catalogues/open.yaml': 'catalogue: open\nkeyed: true\nentriesFrom: open.csv\n',
      'catalogues/open.csv': `key,name.en\n"${'x'.repeat(2_000_000)}`,
    };
    try {
      for (const [name, content] of Object.entries(files)) {
        const path = join(directory, 'rules/system', name);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, content);
      }
      const { stdout, stderr, status } = spawnSync(
        process.execPath,
        [
          '--max-old-space-size=300',
          resolve('dist/src/cli/case-capture.js'),
          'check',
          '--rules',
          join(directory, 'rules'),
          '--screens',
          join(directory, 'rules'),
        ],
        { encoding: 'utf8', maxBuffer: 2 ** 26 },
      );
      expect(status, stderr.slice(0, 2000)).to.equal(1);
      for (const name of Object.keys(files))
        if ((!name.startsWith('rule-set') && !name.startsWith('catalogues/')) || name.endsWith('.csv'))
          expect(stdout).to.contain(`rules/system/${name}:`);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
});
