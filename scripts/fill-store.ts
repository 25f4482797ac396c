import { openCaseStore } from '../src/store/open-case-store.js';
import { storeVariedCases } from '../test/support/cases/store-varied-cases.js';
import { realSystems } from '../test/support/rules/real-systems.js';

/**
 * `node dist/scripts/fill-store.js <store URI> <cases>`: fills a store with cases of all kinds, the same in each run.
 */
const [, , uri = '', count = ''] = process.argv;
if (!(Number(count) >= 1)) throw new Error('expected the URI of a store and a number of cases');
const cases = await openCaseStore(uri);
await storeVariedCases(cases, realSystems(), 1, Number(count));
await cases.close();
