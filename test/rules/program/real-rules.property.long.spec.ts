import { describeRealRules } from '../../support/evaluator/describe-real-rules.js';

describeRealRules(100);
