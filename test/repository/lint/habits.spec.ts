import { expect } from 'chai';
import { lintPlanted, type Verdict } from '../../support/lint/planted-tree.js';

const lines = (count: number): string =>
  `${Array.from({ length: count }, (_, index) => `export const n${index} = ${index};`).join('\n')}\n`;

/** Files with one bad habit each, and the rule that finds it. */
const bad: Readonly<Record<string, { readonly rule: string; readonly text: string }>> = {
  'src/case/long.ts': { rule: 'noExcessiveLinesPerFile', text: lines(301) },
  'test/case/long.spec.ts': { rule: 'noExcessiveLinesPerFile', text: lines(301) },
  'scripts/long.ts': { rule: 'noExcessiveLinesPerFile', text: lines(301) },
  'src/case/environment.ts': { rule: 'noProcessEnv', text: 'export const port = process.env.PORT;\n' },
  'src/case/shouting.ts': { rule: 'noConsole', text: "console.log('a case');\n" },
  'src/case/anything.ts': { rule: 'noExplicitAny', text: 'export const read = (value: any): unknown => value;\n' },
  'src/case/sure.ts': {
    rule: 'noNonNullAssertion',
    text: 'export const first = (list: string[]): string => list[0]!;\n',
  },
  'src/case/ignoring.ts': { rule: 'noTsIgnore', text: "// @ts-ignore\nexport const wrong: number = 'one';\n" },
  'src/case/floating.ts': {
    rule: 'noFloatingPromises',
    text: 'const work = async (): Promise<void> => {};\n\nexport function start(): void {\n  work();\n}\n',
  },
  'src/case/unused-import.ts': {
    rule: 'noUnusedImports',
    text: "import { join } from 'node:path';\n\nexport const one = 1;\n",
  },
  'src/case/unused-variable.ts': { rule: 'noUnusedVariables', text: 'const unused = 1;\n\nexport const one = 1;\n' },
  'src/case/value-import.ts': {
    rule: 'useImportType',
    text: "import { Case } from './case.js';\n\nexport type Cases = readonly Case[];\n",
  },
  'src/case/undeclared.ts': {
    rule: 'noUndeclaredDependencies',
    text: "import { map } from 'lodash';\n\nexport const one = map([]);\n",
  },
  'src/case/CamelCase.ts': { rule: 'useFilenamingConvention', text: 'export const one = 1;\n' },
  'src/case/hashing.ts': {
    rule: 'noRestrictedImports',
    text: "import { createHash } from 'node:crypto';\n\nexport const hash = () => createHash('sha256');\n",
  },
  'src/case/by-default.ts': { rule: 'noDefaultExport', text: 'export default 1;\n' },
  'test/case/only.spec.ts': { rule: 'noFocusedTests', text: "describe.only('x', () => {\n  it('y', () => {});\n});\n" },
  'test/case/skipped.spec.ts': {
    rule: 'noSkippedTests',
    text: "describe('x', () => {\n  it.skip('y', () => {});\n});\n",
  },
};

const good: Readonly<Record<string, string>> = {
  'src/case/digest.ts':
    "import { createHash } from 'node:crypto';\n\nexport const hash = () => createHash('sha256');\n",
  'src/case/comparing.ts': "import { timingSafeEqual } from 'node:crypto';\n\nexport const same = timingSafeEqual;\n",
  'src/case/full.ts': lines(300),
  'src/configuration.ts': 'export const port = process.env.PORT;\n',
  'src/cli/telling.ts': "console.log('done');\n",
};

describe('The lint rules', () => {
  let verdict: Verdict;
  before(() => {
    verdict = lintPlanted({
      ...good,
      ...Object.fromEntries(Object.entries(bad).map(([path, { text }]) => [path, text])),
    });
  });

  for (const [path, { rule }] of Object.entries(bad)) {
    it(`find ${rule} in ${path}`, () => {
      expect(verdict.get(path) ?? []).to.include(rule);
    });
  }

  for (const path of Object.keys(good)) {
    it(`find nothing in ${path}`, () => {
      expect(verdict.get(path) ?? []).to.deep.equal([]);
    });
  }
});
