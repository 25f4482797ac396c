import { grouped } from '../../lists/grouped.js';
import { loadPrepared } from '../../prepared/load-prepared.js';
import type { Systems } from '../../screens/model/systems.js';
import type { Answering } from './answer-share.js';

/** What who answers has to know; it loads the rules and screens itself. */
export interface AnsweringData {
  readonly rules: string;
  readonly screens: string;
  readonly answering: Omit<Answering, 'systems'>;
}

/** @throws (rejects) Error when rules or screens have errors, or none of them has a source type that is asked about */
export async function loadAnswering({ rules, screens, answering }: AnsweringData): Promise<Answering> {
  const { systems } = await loadPrepared(rules, screens);
  refuseUnknown(answering.sourceTypes, systems);
  return { ...answering, systems };
}

function refuseUnknown(asked: readonly number[], { ruleSets }: Systems): void {
  const known = grouped(
    ruleSets.flatMap(({ sourceTypes }) => sourceTypes),
    ({ id }) => id,
  );
  const listed = [...known].map(([id, same]) => `${id} (${[...new Set(same.map(({ key }) => key))].join(', ')})`);
  for (const id of asked)
    if (!known.has(id)) throw new Error(`there is no source type ${id}; expected one of: ${listed.join(', ')}`);
}
