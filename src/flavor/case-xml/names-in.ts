import type { Shape } from '../../wire/shape.js';

/** What an element may have, as its description says: scalars are its attributes, everything else its children. */
export function namesIn({ members = {} }: Shape): {
  readonly attributes: readonly string[];
  readonly children: readonly string[];
} {
  const namesOf = (isElement: boolean): readonly string[] =>
    Object.entries(members).flatMap(([name, member]) => ((member.members !== undefined) === isElement ? [name] : []));
  return { attributes: namesOf(false), children: namesOf(true) };
}
