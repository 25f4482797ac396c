import type { Finding } from '../../../documents/findings/findings.js';
import { nearest } from '../../../documents/findings/nearest.js';
import { placeOf, type Position } from '../../../documents/position.js';
import { grouped } from '../../../lists/grouped.js';
import { choiceFormat } from '../../../text/list-formats.js';
import type { Catalogue, Entry } from '../../model/catalogue.js';
import type { RuleSet } from '../../model/rule-set.js';
import { idHoles } from './check-ids.js';

/** As many who miss one code are told one by one: each may have misspelled it. */
const most = 3;
/** What may be a code; several in one cell are none. */
const plain = /^[\p{L}\d._-]+$/u;
/** As many codes and places are listed. */
const listed = 6;

/** What is missed of a catalogue, and who misses it. */
interface Missed {
  readonly catalogue: Catalogue;
  readonly codes: readonly string[];
  readonly by: readonly Finding[];
}

/**
 * What is missed of a catalogue by many, or with others of it, is lost there and misspelled nowhere: one finding stands
 * for all, where the entries would stand in it.
 */
export function withLostEntries(
  findings: readonly Finding[],
  ruleSets: Iterable<Pick<RuleSet, 'catalogues' | 'objects'>>,
): readonly Finding[] {
  const standing = new Map<Finding, Finding | undefined>();
  for (const { catalogues, objects } of ruleSets)
    for (const missed of missedIn(findings, catalogues)) {
      if (missed.by.some((each) => standing.has(each)) || !isLost(missed, catalogues, objects)) continue;
      for (const each of missed.by) standing.set(each, undefined);
      standing.set(missed.by[0] as Finding, lostIn(missed));
    }
  return withoutHoles(
    findings.flatMap((finding) => (standing.has(finding) ? (standing.get(finding) ?? []) : [finding])),
  );
}

/** Findings without those that ids are left out where it is told which entries are lost. */
export function withoutHoles(findings: readonly Finding[]): readonly Finding[] {
  const lost = new Set(findings.filter(({ code }) => code === 'unknown-code').map(({ at }) => placeOf(at)));
  return findings.filter(({ code, at }) => code !== 'missing-entry' || !lost.has(placeOf(at)));
}

function missedIn(findings: readonly Finding[], catalogues: RuleSet['catalogues']): readonly Missed[] {
  const unknown = findings.filter(({ code }) => code === 'unknown-code');
  return [...grouped(unknown, ({ about }) => /^code ([^.]+)\./.exec(about ?? '')?.[1])].flatMap(([name, by]) => {
    const catalogue = name === undefined ? undefined : catalogues.get(name);
    if (!catalogue) return [];
    return [{ catalogue, codes: [...new Set(by.map(({ about }) => codeIn(about)))], by }];
  });
}

const codeIn = (about = ''): string => about.slice(about.indexOf('.') + 1);

function isLost(
  { catalogue, codes, by }: Missed,
  catalogues: RuleSet['catalogues'],
  objects: RuleSet['objects'],
): boolean {
  const isFew = codes.length === 1 && by.length <= most;
  if (!codes.every((code) => plain.test(code))) return false;
  if (isFew && by.some(({ message }) => message.includes('did you mean'))) return false;
  if (idHoles(catalogue).length > 0) return true;
  const lines = new Set(by.map(({ at }) => `${at.file}:${at.line}`));
  if (lines.size < 2 || codes.length > catalogue.entries.size) return false;
  // Where another catalogue has them, what names them belongs to that one.
  const others = [...catalogues.values()].filter((other) => other !== catalogue);
  const named = new Set([...objects.values()].flatMap((kind) => namedBy(kind.attributes.values())));
  return !others.some(
    ({ name, entries }) => (codes.length > 1 || !named.has(name)) && codes.every((code) => entries.has(code)),
  );
}

const namedBy = (attributes: Iterable<{ readonly catalogue?: Catalogue }>): readonly (string | undefined)[] =>
  [...attributes].map(({ catalogue }) => catalogue?.name);

function lostIn({ catalogue, codes, by }: Missed): Finding {
  const { at, is } = whereMissing(catalogue, codes);
  const some = <T>(all: readonly T[]): readonly T[] => all.slice(0, listed);
  const more = (all: readonly unknown[]): string => (all.length > listed ? ' …' : '');
  const places = by.map((finding) => finding.at).map(placeOf);
  return {
    severity: 'error',
    at,
    code: 'unknown-code',
    message: `${is} ${choiceFormat('en').format(some(codes).map((code) => `"${code}"`))}${more(codes)} in the catalogue ${catalogue.name}; put back what was lost, or correct what names it: ${some(places).join(', ')}${more(places)}`,
    standsFor: by,
  };
}

/**
 * Where entries would stand: as the one that is spelled nearly so, at those whose ids are left out, in the order of the
 * keys, or behind all others.
 */
function whereMissing(catalogue: Catalogue, codes: readonly string[]): { readonly at: Position; readonly is: string } {
  const [code = ''] = codes;
  const near = catalogue.keyed || codes.length > 1 ? undefined : nearest(code, catalogue.entries.keys());
  const misspelled = near === undefined ? undefined : catalogue.entries.get(near);
  if (misspelled) return { at: misspelled.at, is: `found "${near}"; there is no` };
  const [hole] = idHoles(catalogue);
  if (hole) return { at: hole.next.at, is: `before the id ${hole.next.id} there is no` };
  const all = [...catalogue.entries.values()];
  const next = catalogue.keyed && isOrdered(all) ? all.find(({ word }) => word > code) : undefined;
  return next
    ? { at: next.at, is: `before "${next.word}" there is no` }
    : { at: all.at(-1)?.at ?? catalogue.at, is: 'there is no' };
}

const isOrdered = (entries: readonly Entry[]): boolean =>
  entries.every(({ word }, index) => word > (entries[index - 1]?.word ?? ''));
