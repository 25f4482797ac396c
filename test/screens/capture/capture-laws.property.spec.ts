import { describeCaptureLaws } from '../../support/capture/describe-capture-laws.js';

describeCaptureLaws(8);
