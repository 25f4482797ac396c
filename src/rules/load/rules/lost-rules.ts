import type { Finding, Findings } from '../../../documents/findings/findings.js';
import type { Sources } from '../../../documents/sources.js';
import { grouped } from '../../../lists/grouped.js';
import type { RuleSet } from '../../model/rule-set.js';

/** So many rules that are missed together are not misspelled one by one. */
const least = 3;
/** As many are listed. */
const listed = 6;

/**
 * Rules that are gone from their file, though tests name them behind other rules of it: one finding stands for all who
 * miss one, at its end. A file that ends between two rules looks whole.
 */
export function lostRules(
  { folders, ruleSet }: { readonly folders: readonly string[]; readonly ruleSet: Pick<RuleSet, 'rules'> },
  sources: Sources,
  { all }: Findings,
): Finding | undefined {
  const missed = all.filter(({ code, about }) => code === 'unknown-rule' && about?.startsWith('rule '));
  const lost = [...new Set(missed.map(({ about = '' }) => about.slice('rule '.length)))];
  if (lost.length < least) return undefined;
  const fileOf = new Map(ruleSet.rules.map(({ id, at }) => [id, at.file]));
  const tried = folders
    .flatMap((folder) => sources.files(`${folder}/tests`))
    .map(
      (file) =>
        sources
          .alreadyRead(file)
          ?.member('tests')
          .items.map((test) => test.member('rule').text ?? '') ?? [],
    );
  const behind = lost.flatMap((id) =>
    [...new Set(tried.flatMap((ids) => filesBefore(id, ids, fileOf)))].map((file) => ({ id, file })),
  );
  const [most] = [...grouped(behind, ({ file }) => file)].toSorted(([, one], [, other]) => other.length - one.length);
  if (!most || 2 * most[1].length <= lost.length) return undefined;
  const some = `${lost.slice(0, listed).join(', ')}${lost.length > listed ? ' …' : ''}`;
  return {
    severity: 'error',
    at: sources.endOf(most[0]),
    code: 'missing-end',
    message: `${lost.length} rules are missing that tests or severities name, most of them behind rules of this file: ${some}; was what stood behind lost, or a file?`,
    standsFor: missed,
  };
}

/** The files of the nearest rules that there are before each place where the tests of a file name a rule. */
const filesBefore = (id: string, ids: readonly string[], fileOf: ReadonlyMap<string, string>): readonly string[] =>
  ids.flatMap((each, index) => {
    const before = each === id ? ids.slice(0, index).findLast((other) => fileOf.has(other)) : undefined;
    return fileOf.get(before ?? '') ?? [];
  });
