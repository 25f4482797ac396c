import { type Member, type Necessity, missingSlug, reporting } from './member.js';

/** true or false; missing is undefined. */
export function flag(description: string, options: Necessity = {}): Member<boolean | undefined> {
  return {
    description,
    required: missingSlug(options),
    absent: undefined,
    schema: { type: 'boolean' },
    closed: undefined,
    reports: reporting(missingSlug(options)),
    read(value, place, problems) {
      if (typeof value === 'boolean') return value;
      problems.refuse(place, 'must be true or false');
      return undefined;
    },
  };
}

/** true or false; missing is the default of the specification's table. */
export function flagWithDefault(description: string, absent: boolean): Member<boolean> {
  const plain = flag(description);
  return {
    ...plain,
    absent,
    schema: { type: 'boolean', default: absent },
    read: (value, place, problems) => plain.read(value, place, problems) ?? absent,
  };
}
