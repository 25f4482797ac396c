import type { Finding, Findings } from '../../../documents/findings/findings.js';
import type { Position } from '../../../documents/position.js';
import type { Sources } from '../../../documents/sources.js';
import type { RuleSet } from '../../model/rule-set.js';

/** So many facts, named one behind the other, are not misspelled one by one. */
const least = 2;
/** As many are listed. */
const listed = 6;

/**
 * Facts that are gone from their file, though `names.yaml` names them one behind the other, and rules or facts miss one
 * of them: one finding stands for all, at the end of the file of the fact that is named before them, or behind it.
 */
export function lostFacts(
  { folders, ruleSet }: { readonly folders: readonly string[]; readonly ruleSet: Pick<RuleSet, 'objects'> },
  sources: Sources,
  { all }: Findings,
): Finding | undefined {
  const missed = all.filter(({ code }) => code === 'unknown-fact');
  if (missed.length === 0) return undefined;
  const facts = new Map<string, Position>(
    [...ruleSet.objects.values()].flatMap((kind) =>
      [...kind.facts.values()].map((fact) => [`${kind.name}.${fact.name}`, fact.at] as const),
    ),
  );
  for (const folder of folders) {
    const members = sources.alreadyRead(`${folder}/names.yaml`)?.member('facts').members ?? [];
    const named = members.map(([name]) => name);
    for (const [index, name] of named.entries()) {
      const before = facts.get(name);
      const behind = named.slice(index + 1).findIndex((each) => facts.has(each));
      const lost = named.slice(index + 1, behind < 0 ? undefined : index + 1 + behind);
      if (!before || lost.length < least || !missed.some(({ about = '' }) => lost.includes(about))) continue;
      const some = `${lost.slice(0, listed).join(', ')}${lost.length > listed ? ' …' : ''}`;
      return {
        severity: 'error',
        at: isLast(before, [...facts.values()]) ? sources.endOf(before.file) : before,
        code: 'missing-end',
        message: `${lost.length} facts are missing that ${folder}/names.yaml names behind ${name}, and others read: ${some}; was what stood behind it lost, or a file?`,
        standsFor: all.filter(({ about = '' }) => lost.includes(about)),
      };
    }
  }
  return undefined;
}

const isLast = ({ file, line }: Position, all: readonly Position[]): boolean =>
  all.every((other) => other.file !== file || other.line <= line);
