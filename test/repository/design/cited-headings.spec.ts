import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { DesignDocument } from '../../support/design/design-document.js';

/** How comments cite the documents of the design, as in (rule language, "Facts"); a cited one belongs here. */
const documents = {
  'rule language': 'docs/design/rule-language.md',
  'design of screens': 'docs/design/screens.md',
  decisions: 'docs/design/decisions.md',
  architecture: 'docs/design/architecture.md',
  specification: 'docs/interface-specification.md',
  'docs/operating.md': 'docs/operating.md',
} as const;

const files = ['src', 'rules', 'screens', 'test', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|yaml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
);

/** The text of a file with its comments on one line. */
const onOneLine = (file: string): string => readFileSync(file, 'utf8').replaceAll(/\n\s*(?:\*|\/\/|#)? */g, ' ');

interface Citation {
  readonly file: string;
  readonly heading: string;
}

const citationsOf = (name: string): readonly Citation[] =>
  files.flatMap((file) =>
    [...onOneLine(file).matchAll(new RegExp(`${name}, ((?:["\`][^"\`]+["\`](?: and )?)+)`, 'g'))].flatMap(
      ([, headings = '']) =>
        [...headings.matchAll(/"([^"]+)"|(`[^`]+`)/g)].map(([, quoted, code]) => ({
          file,
          heading: quoted ?? code ?? '',
        })),
    ),
  );

/**
 * What a citation of a document may begin with: a heading; of the specification, which has few, also the beginning of a
 * paragraph, of an entry of a list or of a row of a table.
 */
function placesOf(file: string): readonly string[] {
  const { headings, text } = new DesignDocument(file);
  if (file !== documents.specification) return headings;
  return [...headings, ...text.split('\n').map((line) => line.replace(/^[-*|#\s]+(?:GET |POST )?/, ''))];
}

describe('The design', () => {
  for (const [name, file] of Object.entries(documents))
    it(`has every heading that comments cite of the ${name}`, () => {
      const places = placesOf(file);
      const citations = citationsOf(name);
      expect(citations).not.to.deep.equal([]);
      expect(citations.filter(({ heading }) => !places.some((each) => each.startsWith(heading)))).to.deep.equal([]);
    });

  for (const file of ['CONTRIBUTING.md', 'README.md', 'docs/design/architecture.md', 'docs/dependencies.md'])
    it(`names files that are there: ${file}`, () => {
      expect(pathsIn(file).filter((path) => !existsSync(path) && !existsSync(`src/${path}`))).to.deep.equal([]);
    });

  it('leads where the links of the documents say', () => {
    const lost = documentFiles.flatMap((file) => lostLinks(file));
    expect(documentFiles).to.include.members([...Object.values(documents), 'docs/writing-rules.md']);
    expect(lost).to.deep.equal([]);
  });
});

/** Files and folders of the repository that a document names in backticks; `rules/` and `screens/` are in `src` too. */
const pathsIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/`((?:src|test|scripts|docs|rules|screens|deploy)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );

const documentFiles = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true }).map((name) => `docs/${name}`),
].filter((file) => file.endsWith('.md'));

/** Links of a document, within it or to another one of the repository, that lead nowhere. */
function lostLinks(file: string): readonly string[] {
  const { text, headings } = new DesignDocument(file);
  return [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)]+))?\)/g)].flatMap(([link, path = '', anchor]) => {
    const target = join(dirname(file), path);
    if (path !== '' && !existsSync(target)) return [`${file}: ${link}`];
    const there = path === '' ? headings : path.endsWith('.md') ? new DesignDocument(target).headings : [];
    const line = path.endsWith('.md') ? undefined : /^L(\d+)$/.exec(anchor ?? '')?.[1];
    if (line !== undefined && Number(line) <= readFileSync(target, 'utf8').split('\n').length) return [];
    return anchor === undefined || there.map(anchorOf).includes(anchor) ? [] : [`${file}: ${link}`];
  });
}

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
