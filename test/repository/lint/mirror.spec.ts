import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from 'chai';

/**
 * What stands beside the mirror (CONTRIBUTING): the specification, whole captures, the repository, and what supports
 * them.
 */
const beside = ['contract', 'generators', 'journeys', 'repository', 'support', 'words'];

describe('The tests', () => {
  it('mirror src: each folder of them is one of it', () => {
    const specs = readdirSync('test', { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.spec.ts') && !beside.includes(name.split('/')[0] ?? ''));
    expect(specs).to.have.length.above(300);
    const folders = [...new Set(specs.map((name) => dirname(name)))];
    expect(folders.filter((folder) => !existsSync(`src/${folder}`))).to.deep.equal([]);
  });
});
