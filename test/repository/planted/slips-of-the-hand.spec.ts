import { DataCopy } from '../../support/rules/data-copy.js';
import { describeSlips } from './describe-slips.js';

const seed = Number(process.env['TEST_SEED'] ?? 20261123);

describe('One slip of the hand in the rules and screens of one system', () =>
  describeSlips(() => DataCopy.small(), 14, seed));
