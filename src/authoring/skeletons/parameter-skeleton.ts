import { toBeWritten } from '../../documents/findings/to-be-written.js';
import { addToYaml } from '../../documents/edits/add-to-yaml.js';
import { type YamlValue, yamlText } from '../../documents/edits/yaml-value.js';
import { decimal } from '../../rules/model/decimal.js';
import type { Parameter } from '../../rules/model/parameter.js';
import { SkeletonRefused, type SkeletonRequest } from './request.js';
import type { Workbench } from './workbench.js';

type Kind = Exclude<Parameter['kind'], 'table'>;

/** The value that a set gives a new parameter of a kind when none is asked for. */
const emptyValues: Readonly<Record<Kind, (request: SkeletonRequest) => YamlValue>> = {
  number: (request) => lowest(request),
  date: () => '2000',
  text: () => toBeWritten,
  list: () => [],
  range: (request) => [lowest(request), Math.max(lowest(request), request.maximum ?? lowest(request))],
};

/** The first number that bounds and step allow. */
function lowest({ minimum = 0, maximum = Number.POSITIVE_INFINITY, step }: SkeletonRequest): number {
  const start = Math.min(Math.max(minimum, 0), maximum);
  return step === undefined ? start : decimal(Math.ceil(start / step) * step);
}

/** A parameter: its declaration, and a value in every parameter set of the systems that read the folder. */
export function parameterSkeleton(request: SkeletonRequest, bench: Workbench): void {
  const { name, kind = 'number', unit, catalogue, minimum, maximum, step } = request;
  const folder = bench.folder(request.folder);
  for (const { parameters } of bench.ruleSets) bench.free(name, parameters.keys(), 'parameter');
  bench.known(kind, Object.keys(emptyValues), 'kind of parameter that can be begun so');
  const declared = { kind, unit, catalogue, minimum, maximum, step };
  const members = Object.entries(declared).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${written(value)}`],
  );
  const line = `${name}: { ${members.join(', ')}, meaning: "${toBeWritten}: what it decides", reference: "${toBeWritten}" }`;
  bench.edit('rules', `${folder}/parameters.yaml`, (text) => addToYaml(text, [], [line]));
  const value = yamlText(
    request.value === undefined
      ? emptyValues[kind as Kind](request)
      : givenValue(request.value, kind as Kind, catalogue),
    kind === 'date' || kind === 'text',
  );
  for (const { system, parameterSets } of bench.systemsOf(folder))
    for (const { id } of parameterSets.values())
      bench.edit('rules', fileOfSet(system, id, bench), (text) =>
        addToYaml(
          text,
          [],
          [`${name}: ${value}${request.value === undefined ? ` # ${toBeWritten}: the value of this set` : ''}`],
        ),
      );
}

/** Units and catalogues are words of the files, `currency/year`, and stand without quotes. */
const written = (value: string | number): string => (typeof value === 'number' ? yamlText(value) : value);

/** How many numbers a value has, and how such a value is said. */
const expected: Readonly<
  Record<'number' | 'range' | 'list', { readonly fits: (count: number) => boolean; readonly form: string }>
> = {
  number: { fits: (count) => count === 1, form: 'a number' },
  range: { fits: (count) => count === 2, form: 'the two ends of a range, as in 3|5' },
  list: { fits: () => true, form: 'numbers, as in 3|5|8' },
};

function givenValue(text: string, kind: Kind, catalogue: string | undefined): YamlValue {
  if (kind === 'text' || kind === 'date') return text;
  const parts = text.split('|').map((part) => part.trim());
  if (kind === 'list' && catalogue !== undefined) return parts;
  const numbers = parts.map((part) => (part === '' ? Number.NaN : Number(part)));
  const { fits, form } = expected[kind];
  const unclear = parts.find((part) => /^-?[1-9]\d{0,2}(?:\.\d{3})+$/.test(part));
  if (unclear !== undefined)
    throw new SkeletonRefused(
      `found the value "${text}", in which ${unclear} can be read as ${Number(unclear)} or as ${unclear.replaceAll('.', '')}; write the one that is meant`,
    );
  if (!fits(numbers.length) || !numbers.every(Number.isFinite))
    throw new SkeletonRefused(`found the value "${text}"; expected ${form}`);
  return kind === 'number' ? (numbers[0] as number) : numbers;
}

/** The set may stand in a folder that the system includes. */
function fileOfSet(system: string, id: number, bench: Workbench): string {
  const files = [...bench.folders, system].map((folder) => `${folder}/csp/${id}.yaml`);
  return files.find((file) => bench.text('rules', file) !== undefined) as string;
}
