import { toBeWritten } from '../../documents/findings/to-be-written.js';
import { addToYaml } from '../../documents/edits/add-to-yaml.js';
import { YamlNodes } from '../../documents/edits/yaml-nodes.js';
import { type YamlValue, yamlText } from '../../documents/edits/yaml-value.js';
import { loadPersonas } from '../../personas/load-personas.js';
import { kebab } from './fact-skeleton.js';
import type { SkeletonRequest } from './request.js';
import type { Workbench } from './workbench.js';

/** A persona as its file has it. */
interface Written {
  readonly sets: readonly number[];
  readonly like?: readonly string[];
  readonly case?: YamlValue;
  readonly person?: YamlValue;
  readonly says: unknown;
}

/**
 * A persona of whom nothing is said yet: with the data of the plainest one that there is for these parameter sets and
 * profiles, so that it is captured without a difference and can be changed from there.
 */
export function personaSkeleton(request: SkeletonRequest, bench: Workbench): void {
  const { name, like } = request;
  const { personas } = loadPersonas(bench.directories.rules, bench.systems);
  bench.free(
    name,
    personas.map((persona) => persona.name),
    'persona',
  );
  const systems = request.folder === undefined ? bench.ruleSets : bench.systemsOf(bench.folder(request.folder));
  const known = systems.flatMap(({ parameterSets }) => [...parameterSets.keys()]);
  for (const set of request.sets ?? []) bench.known(String(set), known.map(String), 'parameter set');
  for (const each of like ?? []) bench.known(each, profilesOf(bench), 'profile');
  const files = new Set(personas.map(({ at }) => at.file));
  const all = [...files].flatMap((file) => Object.values(plainOf(file, bench) as Readonly<Record<string, Written>>));
  const model = all
    .filter(({ says, person }) => says === 'nothing' && person !== undefined)
    .filter(
      (each) =>
        (request.sets ?? []).every((set) => each.sets.includes(set)) && each.sets.some((set) => known.includes(set)),
    )
    .filter((each) => like === undefined || like.join() === (each.like ?? []).join())
    .sort((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)[0];
  const likes = like ?? model?.like ?? [];
  const sets = request.sets ?? model?.sets.filter((set) => known.includes(set)) ?? known.slice(0, 1);
  const lines = [
    `${name}:`,
    `  who: "${toBeWritten}: who it is, and what is to be seen"`,
    `  sets: [${sets.join(', ')}]`,
    ...(likes.length === 0 ? [] : [`  like: [${likes.join(', ')}]`]),
    ...(model?.case === undefined ? [] : [`  case: ${yamlText(model.case)}`]),
    `  person: ${yamlText(model?.person ?? {})}`,
    '  says: nothing',
  ];
  bench.edit('rules', `personas/${request.file ?? kebab(name)}.yaml`, (text) => addToYaml(text, [], lines));
}

const plainOf = (file: string, bench: Workbench): unknown => new YamlNodes(bench.text('rules', file) ?? '').plain ?? {};

const profilesOf = (bench: Workbench): readonly string[] =>
  Object.keys((plainOf('personas/profiles.yaml', bench) as { readonly profiles?: object }).profiles ?? {});
