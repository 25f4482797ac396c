import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { isKnownToService, serviceNames } from '../../../src/authoring/names/service-names.js';
import { realNames } from '../../support/names/real-names.js';

/** The texts in quotes of every source file below a folder that is none of `but`. */
function quotedIn(folder: string, ...but: readonly string[]): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !but.some((other) => file.startsWith(`${other}/`)))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return new Set(files.flatMap((text) => [...text.matchAll(/'([A-Za-z]+)'/g)].map(([, word = '']) => word)));
}

describe('The names by which the service itself speaks of the data', function () {
  this.timeout(60_000);

  it('are those of the objects and attributes that requests fill', () => {
    const spoken = quotedIn('src/dto');
    const meanings = realNames().index.all.flatMap((named) => named.meanings);
    const filled = meanings.filter(({ kind, name }) => ['object', 'attribute'].includes(kind) && spoken.has(name));
    expect(filled.length).to.be.above(20);
    expect(filled.filter((meaning) => !isKnownToService(meaning))).to.deep.equal([]);
  });

  it('are spoken of in its source, each of them', () => {
    const spoken = quotedIn('src', 'authoring', 'try');
    expect(Object.values(serviceNames).flatMap((names) => names.filter((name) => !spoken.has(name)))).to.deep.equal([]);
  });
});
