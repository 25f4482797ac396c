import { expect } from 'chai';
import { catalogueFindings } from '../../src/documents/finding-codes/catalogue-findings.js';
import { factFindings } from '../../src/documents/finding-codes/fact-findings.js';
import { fileFindings } from '../../src/documents/finding-codes/file-findings.js';
import type { FindingRow } from '../../src/documents/finding-codes/finding-row.js';
import { findingTable } from '../../src/documents/finding-codes/finding-table.js';
import { meaningFindings } from '../../src/documents/finding-codes/meaning-findings.js';
import { noticeFindings } from '../../src/documents/finding-codes/notice-findings.js';
import { objectFindings } from '../../src/documents/finding-codes/object-findings.js';
import { parameterFindings } from '../../src/documents/finding-codes/parameter-findings.js';
import { ruleFindings } from '../../src/documents/finding-codes/rule-findings.js';
import { screenFindings } from '../../src/documents/finding-codes/screen-findings.js';
import { structureFindings } from '../../src/documents/finding-codes/structure-findings.js';
import { Findings } from '../../src/documents/findings/findings.js';
import { runFindingExample } from '../support/findings/example-run.js';

const subjects: readonly Readonly<Record<string, FindingRow>>[] = [
  fileFindings,
  structureFindings,
  catalogueFindings,
  objectFindings,
  parameterFindings,
  factFindings,
  ruleFindings,
  noticeFindings,
  screenFindings,
  meaningFindings,
];

/** What can be wrong; `cycle` needs no such word. */
const wrongs = [
  'contradictory',
  'crossed',
  'different',
  'disabled',
  'duplicate',
  'empty',
  'implied',
  'impossible',
  'inevitable',
  'malformed',
  'misplaced',
  'missing',
  'reserved',
  'surplus',
  'to',
  'unasked',
  'uncertain',
  'unknown',
  'unmerged',
  'unquoted',
  'unreachable',
  'unread',
  'unreadable',
  'unsupported',
  'untranslated',
  'untried',
  'unused',
  'withdrawn',
  'wrong',
];

describe('The table of findings', () => {
  for (const [code, { example, severity = 'error', deep }] of Object.entries<FindingRow>(findingTable)) {
    it(`has an example of ${code} that makes this finding at its place, and no other`, () => {
      const { findings, places } = runFindingExample(example, deep);
      expect(places.join(' ')).to.match(/^((rules|screens)\/\S+:\d+:\d+ ?)+$/);
      expect(
        findings.all.map(({ at, severity, code: found }) => `${at.file}:${at.line}:${at.column} ${severity} ${found}`),
        findings.report(),
      ).to.have.members(places.map((place) => `${place} ${severity} ${code}`));
    });
  }

  it('is free of findings where nothing is wrong', () => {
    for (const file of ['rules/common/notes.md', 'screens/common/notes.md'])
      expect(runFindingExample({ file, wrong: '¦notes\n' }).findings.report()).to.equal('');
  });

  it('has each code once, though its rows stand in several files', () => {
    expect(subjects.flatMap((rows) => Object.keys(rows)).sort()).to.deep.equal(Object.keys(findingTable).sort());
  });

  it('says with the first word of each code what is wrong', () => {
    const codes = Object.keys(findingTable).filter((code) => code !== 'cycle');
    expect(codes.filter((code) => !/^[a-z]+(-[a-z]+)+$/.test(code))).to.deep.equal([]);
    expect([...new Set(codes.map((code) => code.slice(0, code.indexOf('-'))))].sort()).to.deep.equal(wrongs);
  });

  it('says in whole sentences what a code means and what cures it', () => {
    for (const [code, { meaning, cure }] of Object.entries(findingTable))
      for (const text of [meaning, cure]) expect(text, code).to.match(/^[`A-Z].{8,}\.$/);
  });

  it('has all that can be reported: another code does not compile', () => {
    const findings = new Findings();
    // @ts-expect-error: this code is not in the table, and the compiler says so
    findings.error({ file: 'x.yaml', line: 1, column: 1 }, 'unknown-code-of-nobody', 'nothing');
    expect(Object.keys(findingTable)).not.to.include(findings.all[0]?.code);
  });
});
