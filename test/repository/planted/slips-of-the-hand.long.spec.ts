import { DataCopy } from '../../support/rules/data-copy.js';
import { describeSlips } from './describe-slips.js';

const seed = Number(process.env['TEST_SEED'] ?? 20261123);
/** One of each class would be about two thousand, and take a quarter of an hour. */
const slips = Number(process.env['SLIPS'] ?? 300);

describe('One slip of the hand anywhere in the rules and screens of this repository', () =>
  describeSlips(() => new DataCopy(), slips, seed));
