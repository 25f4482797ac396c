import { describeRecentAssessments } from '../../support/capture/describe-recent-assessments.js';

describe('A service that remembers what it found of a case', () => describeRecentAssessments(10));
