import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { expect } from 'chai';
import { stateOfFiles } from '../../src/reload/data-files.js';
import { watchFiles } from '../../src/reload/watch-files.js';
import { TinyData } from '../support/rules/tiny-data.js';

/** Time that passes look by look: `next` resolves when the watch has looked once more, and waits again. */
class Looks {
  #look: () => void = () => undefined;
  #waits: () => void = () => undefined;

  readonly pause = (): Promise<void> =>
    new Promise((resolve) => {
      this.#look = resolve;
      this.#waits();
    });

  next(): Promise<void> {
    const waiting = new Promise<void>((resolve) => (this.#waits = resolve));
    this.#look();
    return waiting;
  }
}

describe('The watch over the files', () => {
  let data: TinyData;
  let looks: Looks;
  let changes: number;
  let end: () => void;
  beforeEach(async () => {
    data = new TinyData();
    looks = new Looks();
    changes = 0;
    const look = (): Promise<string> => stateOfFiles(data.directories);
    end = watchFiles({ look, known: await look(), changed: () => changes++ }, looks.pause);
  });
  afterEach(() => {
    end();
    data.remove();
  });

  it('says nothing while nothing changes', async () => {
    for (let look = 0; look < 3; look++) await looks.next();
    expect(changes).to.equal(0);
  });

  const edits: readonly (readonly [string, (tiny: TinyData) => void])[] = [
    ['a file that is changed', (tiny) => tiny.version('Tiny 2')],
    ['a new file', (tiny) => tiny.write('rules/tiny/facts/more.yaml', '{}\n')],
    ['a file that is removed', (tiny) => rmSync(tiny.path('rules/tiny/facts/person.yaml'))],
    ['a file of screens', (tiny) => tiny.write('screens/common/texts/fr.yaml', '{}\n')],
    ['a directory that is gone', (tiny) => rmSync(tiny.directories.screens, { recursive: true })],
    [
      'a directory that is exchanged by a link to another, as a mounted volume is',
      (tiny) => {
        renameSync(tiny.path('rules/tiny'), tiny.path('rules/..now'));
        symlinkSync(tiny.path('rules/..now'), tiny.path('rules/tiny'));
        tiny.write('rules/..now/facts/more.yaml', '{}\n');
      },
    ],
  ];
  for (const [title, edit] of edits) {
    it(`tells of ${title}, once, when it has stayed so for a look`, async () => {
      edit(data);
      await looks.next();
      expect(changes).to.equal(0);
      for (let look = 0; look < 3; look++) await looks.next();
      expect(changes).to.equal(1);
    });
  }

  it('takes files that are saved one after the other for one change, and a later one for another', async () => {
    for (const version of ['2', '3', '4 or more']) {
      data.version(version);
      await looks.next();
    }
    expect(changes).to.equal(0);
    await looks.next();
    expect(changes).to.equal(1);
    data.version('and yet another');
    for (let look = 0; look < 2; look++) await looks.next();
    expect(changes).to.equal(2);
  });

  it('passes over hidden files', async () => {
    mkdirSync(data.path('rules/.git'));
    data.write('rules/.git/index', 'x');
    data.write('rules/tiny/.swp', 'x');
    for (let look = 0; look < 3; look++) await looks.next();
    expect(changes).to.equal(0);
  });
});
