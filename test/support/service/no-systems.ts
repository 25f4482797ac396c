import type { Systems } from '../../../src/screens/model/systems.js';

/** For tests of the edges, which need no rules. */
export const noSystems: Systems = { ruleSets: [], forCsp: () => undefined };
