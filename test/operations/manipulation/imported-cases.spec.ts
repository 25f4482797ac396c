import { describeImportedCases } from '../../support/cases/describe-imported-cases.js';

describeImportedCases(40);
