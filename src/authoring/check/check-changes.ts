import { append } from '../../lists/append.js';
import type { WrittenFinding } from './written-findings.js';

/** What a check found that the one before did not, and what it finds no longer. */
export interface CheckChanges {
  readonly came: readonly WrittenFinding[];
  readonly went: readonly WrittenFinding[];
  /** What the next check is compared with. */
  readonly known: readonly WrittenFinding[];
}

interface Found {
  readonly findings: readonly WrittenFinding[];
  /** No when loading found errors. */
  readonly wasAllLookedAt: boolean;
}

/**
 * What differs between two checks of files that are edited. A finding that only moved, because lines came or went above
 * it, is the same. With an error in what is loaded, what rests on it is not looked at: what is not found then has not
 * gone, and is known still.
 */
export function checkChanges(known: readonly WrittenFinding[], { findings, wasAllLookedAt }: Found): CheckChanges {
  const before = new Map<string, WrittenFinding[]>();
  for (const finding of known) append(before, aboutOf(finding), finding);
  const came = findings.filter((finding) => before.get(aboutOf(finding))?.shift() === undefined);
  const absent = [...before.values()].flat();
  return wasAllLookedAt ? { came, went: absent, known: findings } : { came, went: [], known: [...findings, ...absent] };
}

const aboutOf = ({ file, code, message }: WrittenFinding): string => `${file} ${code} ${message}`;
