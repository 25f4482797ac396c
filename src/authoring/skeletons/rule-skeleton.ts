import { toBeWritten } from '../../documents/findings/to-be-written.js';
import { inFileOrder } from '../../documents/position.js';
import { addToYaml } from '../../documents/edits/add-to-yaml.js';
import { changeYaml } from '../../documents/edits/change-yaml.js';
import { yamlText } from '../../documents/edits/yaml-value.js';
import { decimal } from '../../rules/model/decimal.js';
import type { ObjectKind } from '../../rules/model/object-kind.js';
import type { Attribute, Bound } from '../../rules/model/attribute.js';
import { SkeletonRefused, type SkeletonRequest } from './request.js';
import { kindsOf, scopeOf } from './scope-of.js';
import type { Workbench } from './workbench.js';

/** When a rule is violated, and an example of the attribute on either side. */
interface Limit {
  readonly condition: string;
  readonly violated: string;
  /** Undefined: it is not given. */
  readonly satisfied: string | undefined;
}

/** A rule on one attribute, with its message in every locale and an example on either side of its limit. */
export function ruleSkeleton(request: SkeletonRequest, bench: Workbench): void {
  const { name } = request;
  const folder = bench.folder(request.folder);
  const scope = scopeOf(request, bench);
  for (const { rules } of bench.ruleSets)
    bench.free(
      name,
      rules.map(({ id }) => id),
      'rule',
    );
  const attribute = attributeOf(request, scope, folder, bench);
  const { condition, violated, satisfied } = limitOf(attribute, bench);
  const given = (value: string | undefined): string =>
    value === undefined ? '{ this: {} }' : `{ this: { ${attribute.fact}: ${value} } }`;
  const lines = [
    `${name}:`,
    `  scope: ${scope}`,
    '  severity: information',
    `  violatedWhen: ${condition}`,
    '  message:',
    ...bench.localesOf(folder).map((locale) => `    ${locale}: "${toBeWritten}: what the person is told (${name})"`),
    `  concerns: [${attribute.fact}]`,
    `  reference: "${toBeWritten}"`,
    '  examples:',
    `    - { given: ${given(violated)}, expect: violated }`,
    `    - { given: ${given(satisfied)}, expect: satisfied }`,
  ];
  if (attribute.forUnderwriters) noLongerForUnderwriters(attribute, attribute.forUnderwriters.file, bench);
  bench.edit('rules', `${folder}/plausibility/${request.file ?? name}.yaml`, (text) =>
    text.trim() === ''
      ? addToYaml(text, [], ['rules:', ...lines.map((line) => `  ${line}`)])
      : addToYaml(text, ['rules'], lines),
  );
}

/** A rule reads the attribute now: its file need not name it among those that only a person reads. */
function noLongerForUnderwriters({ fact }: Attribute, file: string, bench: Workbench): void {
  const kinds = bench.ruleSets.flatMap(({ objects }) => [...objects.values()]);
  const named = kinds.flatMap(({ attributes }) =>
    [...attributes.values()].flatMap(({ fact: name, forUnderwriters: at }) =>
      at?.file === file ? [{ name, at }] : [],
    ),
  );
  const others = new Set(named.toSorted((one, other) => inFileOrder(one.at, other.at)).map(({ name }) => name));
  others.delete(fact);
  const value = others.size > 0 ? [...others] : undefined;
  bench.edit('rules', file, (text) => changeYaml(text, [{ path: ['forUnderwriters'], value }]));
}

/** The one that was asked for, else the first that a person is asked for and that has two sides. */
function attributeOf({ attribute }: SkeletonRequest, scope: string, folder: string, bench: Workbench): Attribute {
  const inEvery = bench.systemsOf(folder).map(({ objects }) => (objects.get(scope) as ObjectKind).attributes);
  const [first] = inEvery as [ReadonlyMap<string, Attribute>];
  const all = [...first.values()].filter(
    ({ fact, kind }) => kind !== 'internal' && inEvery.every((each) => each.has(fact)),
  );
  if (attribute !== undefined)
    bench.known(
      attribute,
      all.map(({ fact }) => fact),
      `attribute of ${scope}`,
    );
  const asked =
    kindsOf(scope, bench).length > 0
      ? (all.find(({ fact, kind }) => (attribute === undefined ? kind === 'number' : fact === attribute)) ?? all[0])
      : undefined;
  if (!asked) throw new SkeletonRefused(`${scope} has no attribute that a rule could judge; name another scope`);
  return asked;
}

function limitOf(attribute: Attribute, bench: Workbench): Limit {
  const { fact, kind, catalogue } = attribute;
  if (kind === 'number') {
    const limit = middleOf(attribute, bench);
    const step = 10 ** -Math.min(attribute.decimals ?? 0, 1);
    return {
      condition: `{ fact: ${fact}, operator: greaterThan, value: ${limit} } # ${toBeWritten}: the limit, a parameter`,
      violated: yamlText(decimal(limit + step)),
      satisfied: String(limit),
    };
  }
  const [first, second] = [...(catalogue?.entries.keys() ?? [])].map((code) =>
    yamlText(code, /^[a-z]/.test(code) ? undefined : true),
  );
  if (first !== undefined && second !== undefined)
    return {
      condition: `{ fact: ${fact}, operator: equal, value: ${first} } # ${toBeWritten}`,
      violated: first,
      satisfied: second,
    };
  const text = kind === 'date' ? '"2026.01.31"' : `"${'x'.repeat(Math.max(attribute.minimumLength ?? 1, 1))}"`;
  return { condition: `{ fact: ${fact}, operator: isKnown } # ${toBeWritten}`, violated: text, satisfied: undefined };
}

/** A whole number between the bounds that every parameter set allows. */
function middleOf({ minimum, maximum }: Attribute, bench: Workbench): number {
  const values = (bound: Bound | undefined): readonly number[] => {
    if (bound === undefined || typeof bound === 'number') return bound === undefined ? [] : [bound];
    const sets = bench.ruleSets.flatMap(({ parameterSets }) => [...parameterSets.values()]);
    return sets.flatMap((set) => {
      const value = set.values.get(bound.name);
      return value?.kind === 'number' ? [value.value] : [];
    });
  };
  const lowest = Math.max(...values(minimum), minimum === undefined ? 0 : Number.NEGATIVE_INFINITY);
  const highest = Math.min(...values(maximum), maximum === undefined ? lowest + 100 : Number.POSITIVE_INFINITY);
  return Math.floor((lowest + highest) / 2);
}
