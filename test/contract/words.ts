import { readFileSync } from 'node:fs';
import { expect } from 'chai';

type Words = Readonly<Record<string, readonly string[]>>;

/**
 * What the refused requests of an operation are told, by the sentence of their row. The wording is free, but whoever
 * changes it reads here what integrators will read.
 */
export class WordsOf {
  readonly #words: Words;

  constructor(private readonly operation: string) {
    this.#words = JSON.parse(readFileSync(`test/contract/words/${operation}.json`, 'utf8')) as Words;
  }

  expect(row: string, told: readonly string[]): void {
    expect(told, `words/${this.operation}.json: ${row}`).to.deep.equal(this.#words[row]);
  }

  expectRows(rows: readonly string[]): void {
    expect(Object.keys(this.#words)).to.deep.equal(rows);
  }
}
