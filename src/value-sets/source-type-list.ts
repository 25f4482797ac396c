import type { RuleSet } from '../rules/model/rule-set.js';
import { textIn } from '../rules/model/words.js';
import { element } from '../wire/element.js';
import { flag, integer, text } from '../wire/scalars.js';
import { list } from '../wire/several.js';
import { described, type TypeOf } from '../wire/shape.js';

/** `jsonContent` of `/sourceTypes`. */
export const sourceTypeList = element('SourceTypeList', 'The source types of a parameter set.', {
  sourceTypes: list(
    element('SourceType', 'Who captures, on which screens.', {
      id: described(integer, '`sourceType` of the calls that capture, `TypeId` of a source.'),
      name: text,
      technical: described(flag, 'Its screens exist in the form SB1 only.'),
      creating: described(flag, 'createAndCapture may begin with it.'),
    }),
  ),
});
export type SourceTypeList = TypeOf<typeof sourceTypeList>;

/** The source types of a rule set, with names in a locale. */
export const sourceTypesOf = ({ sourceTypes }: RuleSet, locale: string): SourceTypeList => ({
  sourceTypes: sourceTypes.map(({ id, name, technical, creating }) => ({
    id,
    name: textIn(name, locale),
    technical,
    creating,
  })),
});
