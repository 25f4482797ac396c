import fc from 'fast-check';

/**
 * One seed for every property of a run, printed by those that count what they reached: `TEST_SEED` repeats a run,
 * without it each run tries other cases. `.ci/run` fixes it, so that a change is judged by the same cases before and
 * after.
 */
export const testSeed = Number(process.env['TEST_SEED'] ?? Date.now() % 2 ** 31);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: testSeed });
