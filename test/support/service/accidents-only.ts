import type { HashPolicy } from '../../../src/operations/capture/capture-hash.js';

/** The protection of captureWithHash as it is without configuration: no secret. */
export const accidentsOnly: HashPolicy = { secrets: [], windowMilliseconds: 300_000 };
