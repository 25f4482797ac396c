import type { ShownItem } from '../capture/show-item.js';
import { keyOf } from '../questions/items.js';
import { encodeToken } from '../questions/token.js';

/** The `screenId` under which the shown item is answered. */
export const screenIdOf = ({ reference, form, source, language, shown }: ShownItem): string =>
  encodeToken(reference, { form, sourceType: source.sourceType.id, language, ...keyOf(shown.item) });
