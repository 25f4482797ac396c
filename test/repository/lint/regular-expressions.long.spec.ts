import { describeExpressions } from '../../support/lint/describe-expressions.js';

describeExpressions('of the service, its page and the scripts', () => true);
