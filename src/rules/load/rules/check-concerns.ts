import { grouped } from '../../../lists/grouped.js';
import type { Attribute } from '../../model/attribute.js';
import { unitWord } from '../../model/unit.js';
import type { Rule } from '../../model/rule.js';
import { restsOn } from '../../resolve/rests-on.js';
import type { KindLookup, ResolveScope } from '../../resolve/resolve-scope.js';
import type { Findings } from '../../../documents/findings/findings.js';
import type { Cursor } from '../../../documents/cursor.js';
import type { Position } from '../../../documents/position.js';
import { tail } from '../../../documents/names.js';
import { wordsOfName } from '../../../text/words-of-name.js';
import { didYouMean } from '../../../documents/findings/nearest.js';

/**
 * `concerns` names attributes, of the scope's own object, along relations or of the case: questions show the violation
 * there.
 */
export function checkConcerns(concerns: Cursor, scope: ResolveScope, findings: Findings): void {
  for (const item of concerns.items) {
    const steps = item.text?.split('.') ?? [];
    const fromCase = steps[0] === 'case' && steps.length > 1;
    let kind: KindLookup | undefined = fromCase ? scope.model.kinds.get('case') : scope.kind;
    if (fromCase) steps.shift();
    const last = steps.pop();
    const tell = (owner: string, name: string, isRelation: boolean, behind: readonly string[]): void =>
      findings.names?.mention({
        kind: isRelation ? 'relation' : 'attribute',
        owner,
        at: item.valueAt,
        ...tail(item.text as string, [name, ...behind]),
      });
    for (const [index, step] of steps.entries()) {
      if (kind?.relationNames.has(step)) tell(kind.name, step, true, [...steps.slice(index + 1), last as string]);
      const relation: { readonly target: string } | undefined = kind?.relationNames.has(step)
        ? kind.relation(step, item.valueAt)
        : undefined;
      if (kind && !kind.relationNames.has(step)) {
        findings.error(
          item.valueAt,
          'unknown-relation',
          `unknown relation "${step}" of ${kind.name}${didYouMean(step, kind.relationNames)}`,
          `${kind.name}.${step}`,
        );
      }
      kind = relation && scope.model.kinds.get(relation.target);
    }
    if (!kind || last === undefined) continue;
    if (kind.attributes.has(last) || kind.relationNames.has(last)) {
      tell(kind.name, last, !kind.attributes.has(last), []);
      continue;
    }
    const [code, what] = kind.factNames.has(last)
      ? (['wrong-fact', `${last} is a derived fact, which no question asks`] as const)
      : (['unknown-fact', `unknown attribute "${last}" of ${kind.name}`] as const);
    findings.error(
      item.valueAt,
      code,
      `${what}${didYouMean(last, [...kind.attributes.keys(), ...kind.relationNames])}`,
      code === 'unknown-fact' ? `${kind.name}.${last}` : undefined,
    );
  }
}

/**
 * A rule that rests on answers of an object, and shows at answers of that object, shows at one of those that it rests
 * on, or at one that sets it: there it can be satisfied.
 */
export function checkConcernsAreRead(
  { id, concerns, violatedWhen }: Rule,
  written: Cursor,
  scope: ResolveScope,
  findings: Findings,
): void {
  if (!written.present) return;
  const { paths } = restsOn([violatedWhen]);
  const read = grouped(answersAt(paths, scope, written.valueAt), ({ object }) => object);
  for (const [object, shownAt] of grouped(answersAt(concerns, scope, written.valueAt), (each) => each.object)) {
    const own = read.get(object) ?? [];
    const unread = shownAt.filter(({ attribute }) => !own.some((one) => isOrSets(attribute, one.attribute)));
    if (own.length === 0) continue;
    if (unread.length < shownAt.length) {
      tellOneUnread(id, unread, own, shownAt, written, findings);
      continue;
    }
    const rests = own.slice(0, 5).map(({ path }) => path);
    findings.warning(
      written.valueAt,
      'wrong-fact',
      `the rule ${id} rests on ${rests.join(', ')}; it concerns none of them`,
    );
  }
}

const isOrSets = (attribute: Attribute, other: Attribute): boolean =>
  attribute === other || attribute.alsoSets.some((set) => set.attribute === other);

/** An answer that the rule does not read stands instead of one like it that it reads: `otherCareAnnuity`. */
function tellOneUnread(
  id: string,
  unread: readonly Answer[],
  own: readonly Answer[],
  shownAt: readonly Answer[],
  written: Cursor,
  findings: Findings,
): void {
  for (const { path, attribute } of unread) {
    const meant = own.find(
      (one) =>
        one.attribute.kind === attribute.kind &&
        one.attribute.catalogue === attribute.catalogue &&
        (wordOf(one.attribute) === wordOf(attribute) || areCalledAlike(one.attribute, attribute)) &&
        !shownAt.some((each) => isOrSets(each.attribute, one.attribute)),
    );
    if (meant)
      findings.warning(
        written.items.find(({ text }) => text === path)?.valueAt ?? written.valueAt,
        'wrong-fact',
        `the rule ${id} does not rest on ${path}; it rests on ${meant.path}, which it does not concern`,
      );
  }
}

const wordOf = ({ unit }: Attribute): string | undefined => unit && unitWord(unit);

const areCalledAlike = (one: Attribute, other: Attribute): boolean =>
  wordsOfName(one.fact)[0] === wordsOfName(other.fact)[0];

/** An attribute, and the path that leads to its object. */
interface Answer {
  readonly path: string;
  readonly object: string;
  readonly attribute: Attribute;
}

/** The attributes that paths lead to; what is no path to an attribute is told elsewhere. */
function answersAt(paths: Iterable<string>, { kind, model }: ResolveScope, at: Position): readonly Answer[] {
  const objectAt = (object: string): KindLookup | undefined => {
    if (object === '') return kind;
    if (object === 'case') return model.kinds.get('case');
    const [before, step] = split(object);
    const from = objectAt(before);
    const relation = from?.relationNames.has(step) ? from.relation(step, at) : undefined;
    return relation && model.kinds.get(relation.target);
  };
  return [...paths].flatMap((path) => {
    const [object, fact] = split(path);
    const attribute = objectAt(object)?.attributes.get(fact);
    return attribute ? [{ path, object, attribute }] : [];
  });
}

/** What stands before the last dot of a path, and behind it. */
function split(path: string): readonly [before: string, last: string] {
  const dot = path.lastIndexOf('.');
  return [path.slice(0, Math.max(dot, 0)), path.slice(dot + 1)];
}
