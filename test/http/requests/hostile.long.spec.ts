import { describeHostileRequests } from '../../support/hostile/run/describe-hostile-requests.js';

describeHostileRequests(20_000);
