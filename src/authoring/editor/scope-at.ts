import type { Located } from '../../documents/located.js';
import type { ObjectKind } from '../../rules/model/object-kind.js';
import type { DerivedFact } from '../../rules/model/expression.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import type { CursorPlace } from './cursor-place.js';
import { textAt } from './text-at.js';

/** Whose facts plain names are at a place, and what else names can begin with. */
export interface ScopeAt {
  readonly ruleSet: RuleSet;
  readonly kind: ObjectKind;
  /** Inside `where`: what `this.` means. */
  readonly outer?: ObjectKind;
  /** Names under `with` of the rule around. */
  readonly own: ReadonlyMap<string, DerivedFact | undefined>;
}

/** What leads to other objects. */
const leading = ['over', 'among', 'one', 'objects', 'choose'];
/** Under these keys beside it, names are those of the objects that it leads to. */
const inTarget: ReadonlySet<unknown> = new Set(['where', 'of', 'by']);

/** The scope at a place; undefined where nothing says an object. */
export function scopeAt({ path, around }: CursorPlace, ruleSet: RuleSet): ScopeAt | undefined {
  let kind = objectOfFile(around[0], path, ruleSet);
  let outer: ObjectKind | undefined;
  const own = new Map<string, DerivedFact | undefined>();
  for (const [index, node] of around.entries()) {
    kind = ruleSet.objects.get(textAt(node, 'scope') ?? '') ?? kind;
    const withs = node.node === 'map' ? node.entries.get('with')?.value : undefined;
    if (withs?.node === 'map') {
      const rule = ruleSet.rules.find(({ id }) => id === path[index - 1]);
      for (const name of withs.entries.keys()) own.set(name, rule?.with.get(name));
    }
    const step = path[index];
    const over = leading.map((key) => textAt(node, key)).find((text) => text !== undefined);
    const isInside = inTarget.has(step) || (step === 'questions' && textAt(node, 'type') === 'list');
    if (!kind || over === undefined || !isInside) continue;
    const target = along(over, kind, outer, ruleSet);
    if (target) {
      if (step !== 'questions') outer ??= kind;
      kind = target;
    }
  }
  return kind && { ruleSet, kind, own, ...(outer ? { outer } : {}) };
}

/** Of `attributes/*.yaml` and of the objects of `rule-set.yaml`. */
function objectOfFile(
  root: Located | undefined,
  [first, second]: CursorPlace['path'],
  { objects }: RuleSet,
): ObjectKind | undefined {
  const name = first === 'objects' && typeof second === 'string' ? second : textAt(root, 'object');
  return objects.get(name ?? '');
}

/** The kind at the end of a path of relations. */
export function along(
  path: string,
  from: ObjectKind,
  outer: ObjectKind | undefined,
  { objects }: RuleSet,
): ObjectKind | undefined {
  const names = path.split('.').filter((name) => name !== '');
  const [head] = names;
  let kind: ObjectKind | undefined = from;
  if (head === 'this') kind = outer ?? from;
  if (head === 'case' && !from.relations.has('case')) kind = objects.get('case');
  for (const name of head === 'this' || head === 'case' ? names.slice(1) : names)
    kind = objects.get(kind?.relations.get(name)?.target ?? '');
  return kind;
}
