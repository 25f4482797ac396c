import type { Finding } from '../../documents/findings/findings.js';

const missingRow = /^the table (\w+) of the parameter set (\d+) has no row /;

/**
 * The findings of examples without those that come to no row of a table in which checking found that one is missing: it
 * is told there.
 */
export function withoutRowsMissing(examples: readonly Finding[], meaning: readonly Finding[]): readonly Finding[] {
  const missing = meaning.flatMap(({ code, message }) => {
    const [, table, set] = (code === 'missing-row' && missingRow.exec(message)) || [];
    return table === undefined ? [] : [{ table, set }];
  });
  if (missing.length === 0) return examples;
  const follows = ({ code, message }: Finding): boolean =>
    code === 'wrong-example' &&
    missing.some(
      ({ table, set }) =>
        message.includes(`no row of ${table} matches`) && message.includes(`) with the parameter set ${set} (`),
    );
  return examples.filter((finding) => !follows(finding));
}
