import type { CodeRow } from './code-row.js';
import { createAttributeCodes } from './create-attribute-codes.js';
import { createBenefitCodes } from './create-benefit-codes.js';
import { createPersonCodes } from './create-person-codes.js';

/** What createCaseInDB refuses, by the specification's tables and the decisions on createCaseInDB. */
export const createCodes: readonly CodeRow[] = [...createPersonCodes, ...createBenefitCodes, ...createAttributeCodes];
