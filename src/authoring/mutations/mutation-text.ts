import { placeOf } from '../../documents/position.js';
import type { MutationReport, Unnoticed } from './try-mutants.js';
import { mutationKinds } from './mutant.js';

/**
 * What a person reads of a report: a line for each change that nobody notices, then how many were noticed of each kind.
 */
export function mutationText({ tried, noticed, kinds, unnoticed }: MutationReport, folder: string): string {
  const lines = unnoticed.map((each) => lineOf(each, folder));
  const counts = mutationKinds.flatMap((kind) => {
    const of = kinds[kind];
    return of ? `  ${kind.padEnd(11)}${of.noticed} of ${of.tried}` : [];
  });
  const share = tried === 0 ? 100 : Math.floor((1000 * noticed) / tried) / 10;
  return [...lines, `${noticed} of ${tried} changes are noticed by an example (${share} %)`, ...counts, ''].join('\n');
}

function lineOf({ at, owner, change, reachedBy }: Unnoticed, folder: string): string {
  const examples = reachedBy === 0 ? 'no example comes here' : `${reachedBy} example runs come here, none notices`;
  return `${folder}/${placeOf(at)} ${owner}: ${change} (${examples})`;
}
