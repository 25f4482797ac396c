import type { Operation } from '../../operations/operation.js';

const manipulation = { name: 'Case manipulation', description: 'Copy, delete, read, write and list cases.' };
const creation = {
  name: 'Case creation and modification',
  description: 'Build a case from a JSON description, and change it.',
};
const capture = { name: 'Screen capture', description: 'Capture the data of a case screen by screen, and check it.' };
const running = { name: 'Running the service', description: 'For those who run it.' };

/** The chapters of the document, as in the specification, section "Endpoints". */
export const tags: readonly { readonly name: string; readonly description: string }[] = [
  manipulation,
  creation,
  capture,
  running,
];

const creating: readonly string[] = ['createCaseInDB', 'modifyCase'];

/** The chapter of an operation: what answers a screen or what a screen still lacks is capture. */
export function tagOf({ name, answers }: Operation): string {
  if (answers === 'screen' || answers === 'completeness') return capture.name;
  return creating.includes(name) ? creation.name : manipulation.name;
}

/** The chapter of the paths beside the operation table. */
export const operationalTag: string = running.name;
