import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'chai';

/** A text is that of a file of `test/words`, line by line; `WORDS=write` takes over what it is now. */
export function expectText(name: string, text: string): void {
  const file = `test/words/${name}`;
  if (process.env['WORDS'] === 'write') writeFileSync(file, text);
  expect(text.split('\n'), `${file}: WORDS=write npm run spec -- … takes it over`).to.deep.equal(
    readFileSync(file, 'utf8').split('\n'),
  );
}
