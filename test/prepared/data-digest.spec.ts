import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { expect } from 'chai';
import { checkDigest, dataDigest, reportDigest } from '../../src/prepared/data-digest.js';

/** The files that a compiled file is made of: it and what it imports, and so on, below `dist/src`. */
function filesOf(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(join('dist/src', file), 'utf8').matchAll(
    /^(?:import|export) .*?'(\.[^']+)';$/gm,
  ))
    filesOf(posix.join(posix.dirname(file), path), found);
  return found;
}

describe('The digest by which prepared rules and screens are known again', () => {
  let directory: string;
  let data: string;
  let program: string;
  const digest = (): string => dataDigest([data], program);
  before(() => {
    directory = mkdtempSync(join(tmpdir(), 'case-capture-digest-'));
    [data, program] = [join(directory, 'data'), join(directory, 'program')];
    mkdirSync(join(data, 'folder'), { recursive: true });
    writeFileSync(join(data, 'first.yaml'), 'one');
    writeFileSync(join(data, 'folder/second.yaml'), 'two');
    cpSync('dist/src', program, {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !path.endsWith('.map'),
    });
  });
  after(() => rmSync(directory, { recursive: true }));

  /** Makes a change, takes it back, and says whether the digest told it; what is as it was has the same digest. */
  function tells(change: () => void, back: () => void): boolean {
    const before = digest();
    change();
    const after = digest();
    back();
    expect(digest()).to.equal(before);
    return after !== before;
  }

  const touched = (path: string): boolean => {
    const { atime, mtime } = statSync(path);
    return tells(
      () => utimesSync(path, atime, new Date(mtime.getTime() + 60_000)),
      () => utimesSync(path, atime, mtime),
    );
  };

  it('is another one when any file that loads them was compiled anew', () => {
    const files = [...filesOf('screens/load/load-systems.js')];
    expect(files.length).to.be.greaterThan(100);
    const folders = new Set(files.map((file) => file.split('/')[0] ?? ''));
    for (const folder of folders) {
      const some = files.filter((file) => file.startsWith(`${folder}/`));
      for (const file of [some[0], some.at(-1)]) expect(touched(join(program, file ?? '')), file).to.equal(true);
    }
  });

  it('is, for what a check answers, another one when any file that answers was compiled anew, and no other', () => {
    const files = new Set(
      ['meaning/check-meaning.js', 'rules/examples/run-examples.js'].flatMap((file) => [...filesOf(file)]),
    );
    const told = (file: string): boolean => {
      const path = join(program, file);
      const { atime, mtime } = statSync(path);
      const before = checkDigest(program);
      utimesSync(path, atime, new Date(mtime.getTime() + 60_000));
      const after = checkDigest(program);
      utimesSync(path, atime, mtime);
      return after !== before;
    };
    const folders = [...new Set([...files].map((file) => file.split('/')[0] ?? ''))];
    expect(folders).to.include.members(['meaning', 'rules', 'screens', 'documents']);
    for (const folder of folders) {
      const last = [...files].filter((file) => file.startsWith(`${folder}/`)).at(-1) ?? '';
      expect(told(last), last).to.equal(true);
    }
    expect(told('http/routes.js')).to.equal(false);
  });

  it('is, for what a check says, another one when any file that says it was compiled anew, on another day, or when the folders are named otherwise', () => {
    const files = filesOf('cli/commands/check-anew.js');
    const said = (directories = [data], day = '2026-11-26'): string => reportDigest(directories, day, program);
    const first = said();
    const folders = new Set([...files].map((file) => file.split('/')[0] ?? '').filter((name) => !name.endsWith('.js')));
    expect(folders).to.include.members(['authoring', 'personas', 'meaning', 'rules']);
    for (const folder of [...folders].filter((name) => name !== 'cli')) {
      const path = join(program, [...files].filter((file) => file.startsWith(`${folder}/`)).at(-1) ?? '');
      const { atime, mtime } = statSync(path);
      utimesSync(path, atime, new Date(mtime.getTime() + 60_000));
      expect(said(), path).not.to.equal(first);
      utimesSync(path, atime, mtime);
      expect(said()).to.equal(first);
    }
    expect(said([data], '2026-11-27')).not.to.equal(first);
    expect(said([`${data}/`])).not.to.equal(first);
    writeFileSync(join(data, 'first.yaml'), 'other');
    expect(said()).not.to.equal(first);
    writeFileSync(join(data, 'first.yaml'), 'one');
    expect(said()).to.equal(first);
  });

  it('is another one when a file of the program has another length at the same time', () => {
    const path = join(program, 'rules/load/build-rule-set.js');
    const [text, { atime, mtime }] = [readFileSync(path), statSync(path)];
    const told = tells(
      () => {
        appendFileSync(path, '\n');
        utimesSync(path, atime, mtime);
      },
      () => {
        writeFileSync(path, text);
        utimesSync(path, atime, mtime);
      },
    );
    expect(told).to.equal(true);
  });

  it('is the same when the program changes elsewhere', () =>
    expect(touched(join(program, 'http/routes.js'))).to.equal(false));

  it('is another one when a file of the data has another name or another folder, or contents pass from one to the next', () => {
    const [first, second] = [join(data, 'first.yaml'), join(data, 'folder/second.yaml')];
    const moved = (from: string, to: string): boolean =>
      tells(
        () => renameSync(from, to),
        () => renameSync(to, from),
      );
    expect(moved(first, join(data, 'other.yaml'))).to.equal(true);
    expect(moved(second, join(data, 'second.yaml'))).to.equal(true);
    expect(moved(join(data, 'folder'), join(data, 'another'))).to.equal(true);
    const written = (one: string, two: string) => (): void => {
      writeFileSync(first, one);
      writeFileSync(second, two);
    };
    expect(tells(written('onetwo', ''), written('one', 'two'))).to.equal(true);
    expect(tells(written('two', 'one'), written('one', 'two'))).to.equal(true);
  });

  it('is the same when a hidden file comes, which is no data', () => {
    const hidden = join(data, '.swp');
    expect(
      tells(
        () => writeFileSync(hidden, ''),
        () => rmSync(hidden),
      ),
    ).to.equal(false);
  });
});
