import type { Operation } from './operation.js';

/**
 * Whether an operation answers with the case itself: a client may ask for it unless it is still as it has it
 * (decisions, "Retry and concurrency").
 */
export const readsCase = ({ answers }: Operation): boolean => answers === 'case' || answers === 'summary';
