import { describeExpressions } from '../../support/lint/describe-expressions.js';

/** The check writes a count out: `{1,500}` is 500 times the same, which takes seconds. */
const largeCount = /\{(?:\d*,)?(?:\d{3,}|[3-9]\d)\}/;

describeExpressions(
  'of the service and its page, but for large counts,',
  ({ source, places }) => !largeCount.test(source) && places.some((place) => !place.startsWith('scripts/')),
);
