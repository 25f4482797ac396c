import { existsSync } from 'node:fs';
import { expect } from 'chai';
import { operations } from '../../src/operations/index.js';

const withHyphens = (name: string): string =>
  name.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();

describe('Each operation', () => {
  for (const { name, chapter } of operations)
    it(`stands in the folder of its chapter: ${name}`, () => {
      const file = `src/operations/${withHyphens(chapter)}/${withHyphens(name)}.ts`;
      expect(existsSync(file), file).to.equal(true);
    });
});
