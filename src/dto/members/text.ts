import { identifierFault, textFault } from '../../text/plain-text.js';
import type { ErrorSlug } from '../../errors/error-table.js';
import { type Member, type Necessity, missingSlug, reporting } from './member.js';

/**
 * A text; blank is missing when it is required, or has a code of its own. Characters that XML cannot carry, and more
 * than `longest` code points, are 512.
 */
export function text(
  description: string,
  options: Necessity & { readonly blank?: ErrorSlug; readonly longest?: number } = {},
): Member<string | undefined> {
  const required = missingSlug(options);
  const { blank = required, longest = Number.POSITIVE_INFINITY } = options;
  return {
    description,
    required,
    absent: undefined,
    schema: {
      type: 'string',
      ...(required && { minLength: 1 }),
      ...(options.longest !== undefined && { maxLength: longest }),
    },
    closed: undefined,
    reports: reporting(required, blank),
    read(value, place, problems) {
      if (typeof value !== 'string') problems.refuse(place, 'must be a text');
      else if (blank && value.trim() === '') problems.report(place, blank, { reason: 'is missing or blank' });
      else if (textFault(value) !== undefined) problems.refuse(place, textFault(value) as string);
      else if (value.length > longest && [...value].length > longest)
        problems.refuse(place, `must not have more than ${longest} characters`);
      else return value;
      return undefined;
    },
  };
}

/** A `caseId` or `subId`: 1 to 128 code points without control characters. */
export function identifier(description: string, options: Necessity = { required: true }): Member<string | undefined> {
  const plain = text(description, options);
  return {
    ...plain,
    schema: { type: 'string', minLength: 1, maxLength: 128 },
    read(value, place, problems) {
      const read = plain.read(value, place, problems);
      const fault = read === undefined ? undefined : identifierFault(read);
      if (fault === undefined) return read;
      problems.refuse(place, fault);
      return undefined;
    },
  };
}
