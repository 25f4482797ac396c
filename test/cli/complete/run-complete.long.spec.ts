import { describeRunComplete } from '../../support/run/describe-run-complete.js';

describeRunComplete(2300);
