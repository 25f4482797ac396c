import type { Cursor } from '../documents/cursor.js';
import type { Located } from '../documents/located.js';
import { placeOf } from '../documents/position.js';
import { writingOf } from '../documents/same-writing.js';
import { examplesOf } from '../rules/examples/examples-of.js';
import type { Example } from '../rules/model/example.js';
import type { CaseRules } from '../screens/model/systems.js';
import type { Everywhere } from './everywhere.js';

/** Examples that give and expect what another one of the same rule or fact does: one was copied to be changed. */
export function* checkRepeated({ ruleSet }: CaseRules): Iterable<Everywhere> {
  for (const [{ of }, examples] of examplesOf(ruleSet)) {
    const before = new Map<string, Example>();
    for (const example of examples) {
      const key = written(example);
      const same = before.get(key);
      if (!same) before.set(key, example);
      else
        yield {
          about: 'rules',
          at: example.at,
          code: 'duplicate-example',
          message: `the same example of ${'id' in of ? of.id : of.name} stands at ${placeOf(same.at)}`,
          holds: true,
        };
    }
  }
}

const written = ({ given, expect }: Example): string =>
  [given, expect].map((each) => writingOf((each as Cursor).node as Located)).join(' expects ');
