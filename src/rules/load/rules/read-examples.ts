import type { Example } from '../../model/example.js';
import type { Cursor } from '../../../documents/cursor.js';

/** Examples as written; `given` and `expect` keep their places, so that the runner's findings have them too. */
export function readExamples(cursor: Cursor): readonly Example[] {
  return cursor.items.map((item) => ({ given: item.member('given'), expect: item.member('expect'), at: item.valueAt }));
}
