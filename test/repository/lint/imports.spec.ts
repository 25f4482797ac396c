import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'chai';
import { belongsTo, mayImportTypes, rooms as table } from '../../../scripts/rooms.js';
import { inPlantedTree } from '../../support/lint/planted-tree.js';

const rooms = Object.keys(table);
const mayImport = (room: string): readonly string[] => table[room]?.imports ?? [];
const isFile = (room: string): boolean => files.includes(`${room}.ts`);
const files = readdirSync('src').filter((name) => name.endsWith('.ts'));

/** The folders of a folder of src, at any depth, that hold files. */
const foldersOf = (folder: string): readonly string[] =>
  readdirSync(`src/${folder}`, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? foldersOf(`${folder}${folder === '' ? '' : '/'}${entry.name}`)
      : folder === ''
        ? []
        : [folder],
  );

/** The file that stands for a room; every other room imports it. */
const fileOf = (room: string): string => `src/${room}${isFile(room) ? '' : '/planted'}.ts`;
/** Each library, and one inside its package, as somebody would import them. */
const libraries = Object.keys(belongsTo);
const resolvable: Readonly<Record<string, string>> = {};

const importOf = (target: string): string => `import '${target}';\n`;
const from = (room: string, target: string): string => {
  const up = '../'.repeat(fileOf(room).split('/').length - 2);
  return `${up || './'}${target.slice('src/'.length, -'.ts'.length)}.js`;
};

/** A circle that is made of types only. */
const circle: Readonly<Record<string, string>> = {
  'src/case/one.ts': "import type { Two } from './two.js';\n\nexport interface One {\n  readonly two: Two;\n}\n",
  'src/case/two.ts': "import type { One } from './one.js';\n\nexport interface Two {\n  readonly one: One;\n}\n",
  'src/case/alone.ts': "import type { One } from './one.js';\n\nexport type Three = One;\n",
};

/** Every room imports every other and every library. */
const planted: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    rooms.map((room) => [
      fileOf(room),
      [
        ...rooms.filter((other) => other !== room).map((other) => importOf(from(room, fileOf(other)))),
        ...libraries.map((library) => importOf(resolvable[library] ?? library)),
      ].join(''),
    ]),
  ),
  'src/unknown-room/file.ts': importOf('./nothing.js'),
  ...Object.fromEntries(
    Object.entries(mayImportTypes).flatMap(([room, names]) =>
      names.flatMap((name) => [
        [`dist/src/${room}/values.js`, names.map((each) => importOf(`../${each}.js`)).join('')],
        [`dist/src/${name}.js`, 'export const value = 1;\n'],
        [`src/${name}.ts`, 'export const value = 1;\n'],
        [`src/${room}/types.ts`, names.map((each) => importOf(`../${each}.js`)).join('')],
      ]),
    ),
  ),
};

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

/** The import rules; in a tree where everything imports everything, circles are without number and not looked for. */
const withoutCircles = `
import config from './.dependency-cruiser.mjs';
export default { ...config, forbidden: config.forbidden.filter(({ name }) => name !== 'no-circle') };
`;

/** What the import rules say of files: `rule: from -> to`. */
function cruise(tree: Readonly<Record<string, string>>, config: string): ReadonlySet<string> {
  return inPlantedTree(tree, ['package.json', '.dependency-cruiser.mjs', '.rooms.mjs', '.imports.mjs'], (cwd) => {
    const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const roots = [
      ...new Set(
        Object.keys(tree)
          .filter((path) => path.includes('src/'))
          .map((path) => path.split('src/')[0] ?? ''),
      ),
    ].map((root) => `${root}src`);
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [cruiser, '--config', config, '--output-type', 'json', ...roots],
      {
        cwd,
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
      },
    );
    if (stdout === '') throw new Error(`the check of imports did not run: ${stderr}`);
    const { summary } = JSON.parse(stdout) as { readonly summary: { readonly violations: readonly Violation[] } };
    return new Set(summary.violations.map(({ rule, from: source, to }) => `${rule.name}: ${source} -> ${to}`));
  });
}

describe('The import rules', () => {
  let found: ReadonlySet<string>;
  before(() => {
    found = cruise({ ...planted, 'directions.mjs': withoutCircles }, 'directions.mjs');
  });

  it('have a line for every folder and file of the source', () => {
    const covered = (folder: string): boolean => rooms.some((room) => folder === room || folder.startsWith(`${room}/`));
    expect(foldersOf('').filter((folder) => !covered(folder))).to.deep.equal([]);
    expect(files.map((name) => name.slice(0, -'.ts'.length)).filter((name) => !rooms.includes(name))).to.deep.equal([]);
  });

  it('name only folders and files that are there', () => {
    const there = [
      ...files.map((name) => name.slice(0, -'.ts'.length)),
      ...foldersOf('').flatMap((folder) => [folder, folder.split('/')[0] ?? '']),
    ];
    const withParents = new Set(
      there.flatMap((folder) => folder.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))),
    );
    expect([...rooms, ...rooms.flatMap(mayImport)].filter((room) => !withParents.has(room))).to.deep.equal([]);
  });

  it('go one way: no room may be reached again by what it may import', () => {
    const reachedFrom = (room: string): ReadonlySet<string> => {
      const reached = new Set<string>();
      const follow = (from: string): void => {
        for (const next of mayImport(from)) {
          if (reached.has(next)) continue;
          reached.add(next);
          follow(next);
        }
      };
      follow(room);
      return reached;
    };
    expect(rooms.filter((room) => reachedFrom(room).has(room))).to.deep.equal([]);
  });

  for (const room of rooms) {
    const allowed = mayImport(room);
    it(`let src/${room} import ${allowed.join(', ') || 'nothing'}, and refuse everything else`, () => {
      for (const other of rooms.filter((each) => each !== room)) {
        const line = `imports-of-${room}: ${fileOf(room)} -> ${fileOf(other)}`;
        expect(found.has(line), line).to.equal(!allowed.includes(other));
      }
    });
  }

  for (const [library, places] of Object.entries(belongsTo)) {
    it(`let only ${places.join(' and ')} import ${library}`, () => {
      const refused = rooms.filter((room) =>
        [...found].some((line) => line.startsWith(`place-of-${library}: ${fileOf(room)} -> `)),
      );
      const expected = rooms.filter((room) => !places.some((place) => room === place || room.startsWith(`${place}/`)));
      expect(refused).to.deep.equal(expected);
    });
  }

  for (const [room, names] of Object.entries(mayImportTypes)) {
    for (const name of names) {
      it(`let ${room} import types of ${name}, and no value`, () => {
        expect(
          [...found].filter((line) => line.startsWith(`imports-of-${room}: src/${room}/types.ts -> src/${name}.ts`)),
        ).to.deep.equal([]);
        expect([...found]).to.include(`types-for-${room}: dist/src/${room}/values.js -> dist/src/${name}.js`);
      });
    }
  }

  it('find a circle of types', () => {
    const circles = [...cruise(circle, '.dependency-cruiser.mjs')].filter((line) => line.startsWith('no-circle'));
    expect(circles).to.deep.equal(['no-circle: src/case/one.ts -> src/case/two.ts']);
  });

  it('find an import of what is not there', () => {
    expect([...found]).to.include('nothing-unresolved: src/unknown-room/file.ts -> ./nothing.js');
  });
});
