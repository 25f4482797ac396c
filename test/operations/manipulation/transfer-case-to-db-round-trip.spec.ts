import { describeRoundTrip } from '../../support/xml/describe-round-trip.js';

describeRoundTrip(250);
