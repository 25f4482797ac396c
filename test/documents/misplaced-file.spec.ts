import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect } from 'chai';
import { Findings } from '../../src/documents/findings/findings.js';
import { belongsInto } from '../../src/documents/misplaced-file.js';
import { loadYaml } from '../../src/documents/yaml/yaml.js';

const folders = ['attributes', 'catalogues', 'csp', 'facts', 'notices', 'plausibility', 'tests'];

describe('A file of rules', () => {
  it('belongs where it is, and is told by its keys in any other folder, each of this repository', () => {
    const files = readdirSync('rules', { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        file.endsWith('.yaml') && folders.includes(basename(dirname(file))) && basename(file) !== 'findings.yaml',
    );
    let told = 0;
    for (const file of files) {
      const node = loadYaml(readFileSync(join('rules', file), 'utf8'), file, new Findings());
      const own = basename(dirname(file));
      if (node?.node !== 'map') continue;
      expect(belongsInto(node, file), file).to.equal(undefined);
      for (const folder of folders.filter((each) => each !== own)) {
        const into = belongsInto(node, `common/${folder}/${basename(file)}`);
        if (into === own) told++;
        // One fact alone has the form of many things.
        else expect(own === 'facts' && node.entries.size < 3, `${file} in ${folder}: ${into}`).to.equal(true);
      }
    }
    expect(told).to.be.at.least(1000);
  });
});
