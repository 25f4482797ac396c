import { catalogueFindings } from './catalogue-findings.js';
import { factFindings } from './fact-findings.js';
import { fileFindings } from './file-findings.js';
import { noticeFindings } from './notice-findings.js';
import { meaningFindings } from './meaning-findings.js';
import { objectFindings } from './object-findings.js';
import { parameterFindings } from './parameter-findings.js';
import { ruleFindings } from './rule-findings.js';
import { screenFindings } from './screen-findings.js';
import { structureFindings } from './structure-findings.js';

/**
 * THE table of findings: every code that loading and checking rules and screens can report.
 * docs/findings.md is written from it, and each of its examples is run by a test. A code says what is wrong
 * (`unknown-`, `missing-`, `duplicate-`, `wrong-`, `surplus-` ...); what it is about is said by the message and the
 * place.
 */
export const findingTable = {
  ...fileFindings,
  ...structureFindings,
  ...catalogueFindings,
  ...objectFindings,
  ...parameterFindings,
  ...factFindings,
  ...ruleFindings,
  ...noticeFindings,
  ...screenFindings,
  ...meaningFindings,
};

export type FindingCode = keyof typeof findingTable;
