import { listFormat } from '../../../text/list-formats.js';
import { type NamedThing, namedThings } from '../../model/names.js';
import type { RuleSet } from '../../model/rule-set.js';
import type { RuleSetReading } from '../draft/draft.js';

/** Of fewer it is not known whether all of a kind are named, or none. */
const least = 10;

/** As a sentence calls the things of a section. */
const called: Readonly<Record<NamedThing, string>> = {
  attributes: 'attributes',
  facts: 'facts',
  ownFacts: 'facts under with',
  relations: 'relations',
  parameters: 'parameters',
  columns: 'columns',
  words: 'words of columns',
  tableColumns: 'columns of tables',
};

/**
 * Names that seem to be lost: most sections name whatever there is, and one names nothing. A file that ends at a line
 * end of its middle looks whole. Attributes have names of their own.
 */
export function checkLost(
  existing: Readonly<Record<NamedThing, (rules: RuleSet) => readonly string[]>>,
  { draft, sources, findings, folders }: RuleSetReading,
): void {
  const all: NamedThing[] = [];
  const none: NamedThing[] = [];
  for (const thing of namedThings) {
    const there = new Set(existing[thing](draft));
    if (thing === 'attributes' || there.size < least) continue;
    const unnamed = [...there].filter((name) => !draft.names[thing].has(name)).length;
    // One that was cut in two has lost its last names, too.
    if (2 * unnamed < there.size) all.push(thing);
    else if (unnamed > 0.8 * there.size) none.push(thing);
  }
  const file = folders.map((folder) => `${folder}/names.yaml`).find((each) => sources.has(each));
  if (file === undefined || all.length < 2 || none.length === 0) return;
  const namesOf = (things: readonly NamedThing[]): string =>
    listFormat('en').format(things.map((thing) => called[thing]));
  findings.warning(
    sources.endOf(file),
    'missing-entry',
    `here stand names of the ${namesOf(all)}, and none of the ${namesOf(none)}; what stood behind seems to be lost`,
  );
}
