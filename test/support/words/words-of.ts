import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from 'chai';

/** `WORDS=write npm run spec -- …` writes what is told now: whoever changes a wording reads the difference. */
const writes = process.env['WORDS'] === 'write';
const hint = 'WORDS=write npm run spec -- … takes over what is told now';

/**
 * What integrators and actuaries are told, word for word, by the sentence of what provokes it: a file of `test/words`.
 * The wording is free, but nothing of it is lost or changed unseen. To be called in a suite, which gets a test that
 * there are words for these sentences and no other; the suite's title names the file when no name does.
 */
export function wordsOf(
  sentences: readonly string[],
  name?: string,
): (sentence: string, told: readonly string[]) => void {
  const told: Record<string, readonly string[]> = {};
  let file = '';
  let words: Readonly<Record<string, readonly string[]>> = {};
  before(function () {
    file = `test/words/${name ?? nameOf(this.test?.parent?.title ?? '')}.json`;
    if (existsSync(file)) words = JSON.parse(readFileSync(file, 'utf8')) as typeof words;
  });
  after(() => {
    if (!writes) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(told, null, 2)}\n`);
  });
  if (!writes)
    it('is told in words that are known, and there are no others', () =>
      expect(Object.keys(words), `${file}: ${hint}`).to.have.members(sentences));
  return (sentence, now) => {
    told[sentence] = now;
    if (!writes) expect(now, `${file}: ${hint}`).to.deep.equal(words[sentence]);
  };
}

const nameOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
