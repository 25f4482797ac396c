import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { checkData } from '../../src/authoring/check/check-data.js';
import { Kept } from '../../src/documents/kept.js';
import { KeptAnswers } from '../../src/documents/kept-answers.js';
import { KnownAnswers } from '../../src/prepared/known-answers.js';
import { TinyData } from '../support/rules/tiny-data.js';

describe('Answers that checks keep for those after them', () => {
  let directory: string;
  const file = (): string => join(directory, 'answers');
  beforeEach(() => void (directory = mkdtempSync(join(tmpdir(), 'case-capture-answers-'))));
  afterEach(() => rmSync(directory, { recursive: true }));

  /** Its fact under its only set, whether it can be so, what it comes to and at which limits, and all screens. */
  const askedOfRules = 4;

  /** What a check of a process of its own has to ask, of so many questions. */
  function asked({ directories }: TinyData): { readonly made: number; readonly all: number } {
    const known = new KnownAnswers(directory, new KeptAnswers());
    const kept = known.begin();
    expect(checkData(directories, { kept }).findings.errors).to.deep.equal([]);
    known.keep(kept);
    return { made: kept.answers.made, all: kept.answers.asked.size };
  }

  it('spare the next process all questions, also about the same files in another folder', () => {
    const [one, another] = [new TinyData(), new TinyData()];
    try {
      const { made, all } = asked(one);
      expect(made).to.equal(all).and.to.be.greaterThan(10);
      expect(asked(one)).to.deep.equal({ made: 0, all });
      expect(asked(another)).to.deep.equal({ made: 0, all });
      another.write(
        'rules/tiny/rule-set.yaml',
        `${readFileSync(another.path('rules/tiny/rule-set.yaml'), 'utf8')}# more\n`,
      );
      expect(asked(another).made, 'all but what rests on texts alone').to.equal(askedOfRules);
      expect(asked(one).made, 'those of before are still there').to.equal(0);
    } finally {
      one.remove();
      another.remove();
    }
  });

  it('are none when their file is damaged or of another program, and then kept again', () => {
    const data = new TinyData();
    try {
      const { all } = asked(data);
      const whole = readFileSync(file());
      expect(statSync(file()).mode & 0o777, 'nobody else may read or write them').to.equal(0o600);
      const flippedAt = (place: number): Buffer => {
        const flipped = Buffer.from(whole);
        flipped[place] = (flipped[place] ?? 0) ^ 1;
        return flipped;
      };
      const ofAnotherProgram = flippedAt(0);
      for (const wrong of [flippedAt(whole.length - 1), ofAnotherProgram, whole.subarray(0, 70), Buffer.alloc(0)]) {
        writeFileSync(file(), wrong);
        expect(new KnownAnswers(directory).all.size).to.equal(0);
        expect(asked(data)).to.deep.equal({ made: all, all });
        expect(new KnownAnswers(directory).all.size).to.equal(all);
      }
      expect(readdirSync(directory)).to.deep.equal(['answers']);
    } finally {
      data.remove();
    }
  });

  it('are not written when nothing is new, nor where nothing can be', () => {
    const nothing = new Kept(new Map([['known', true]]));
    new KnownAnswers(directory, new KeptAnswers()).keep(nothing);
    expect(existsSync(file())).to.equal(false);
    const data = new TinyData();
    try {
      writeFileSync(file(), 'no folder');
      const known = new KnownAnswers(file());
      const kept = known.begin();
      checkData(data.directories, { kept });
      known.keep(kept);
      expect(readFileSync(file(), 'utf8')).to.equal('no folder');
    } finally {
      data.remove();
    }
  });
});
