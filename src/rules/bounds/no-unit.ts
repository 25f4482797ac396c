import type { Attribute } from '../model/attribute.js';
import type { Program } from '../program/program.js';
import { withMeaning } from '../model/with-meaning.js';

/** What is said of a unit in which an attribute cannot be given, with names in a locale: in which units it can. */
export function noUnit(program: Program, attribute: Attribute, id: number, locale: string): string {
  const unit = withMeaning(id, program.ruleSet.units.byId.get(id)?.name, locale);
  const known = program.unitsOf(attribute).map((each) => withMeaning(each.id, each.name, locale));
  return `the unit ${unit} is none of ${known.join(', ')}`;
}
