import type { Member } from './member.js';

/** A member of any type, given or not: of interest only because it must not be given. */
export function anything(description: string): Member<unknown> {
  return {
    description,
    required: undefined,
    absent: undefined,
    schema: {},
    closed: undefined,
    reports: [],
    read: (value) => value,
  };
}
