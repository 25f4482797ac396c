import { toBeWritten } from '../../documents/findings/to-be-written.js';
import { addToYaml } from '../../documents/edits/add-to-yaml.js';
import { YamlNodes } from '../../documents/edits/yaml-nodes.js';
import { yamlText } from '../../documents/edits/yaml-value.js';
import type { SourceType } from '../../rules/model/rule-set.js';
import type { ScreenDefinition, ScreenSet } from '../../screens/model/definition.js';
import { longestList } from '../../screens/model/longest-list.js';
import { screensOf } from '../../screens/model/systems.js';
import { SkeletonRefused, type SkeletonRequest } from './request.js';
import { namesOf } from './scope-of.js';
import type { Workbench } from './workbench.js';

const kinds = ['string', 'number', 'reference', 'date'];

/** A question at the end of a screen: its attribute, the question itself, and its words in every locale. */
export function questionSkeleton(request: SkeletonRequest, bench: Workbench): void {
  const { name } = request;
  const folder = bench.folder(request.folder);
  const { screen, file, source } = screenOf(request, folder, bench);
  const scope = bench.known(
    request.scope ?? screen.scope,
    [screen.scope],
    `object on the screen ${screen.key}, which asks about ${screen.scope}, called`,
  );
  bench.free(name, namesOf(scope, bench), `name of ${scope}`);
  bench.edit('rules', attributeFile(folder, scope, bench), (text) => {
    const line = attributeLine(request, bench);
    return text === '' ? `object: ${scope}\nattributes:\n  ${line}\n` : addToYaml(text, ['attributes'], [line]);
  });
  const question = `- { attribute: ${name}${isSearched(request, bench) ? ', searchable: true' : ''} }`;
  const own = `${folder}/${source.key}/${file.slice(file.lastIndexOf('/') + 1)}`;
  bench.edit('screens', own, (text) => {
    if (text === '') return `# Adds to the shared screen.\nscreen: ${screen.key}\nquestions:\n  ${question}\n`;
    if (new YamlNodes(text).at(['questions'])) return addToYaml(text, ['questions'], [question]);
    throw new SkeletonRefused(
      `the screen ${screen.key} has its questions in groups, and nobody can say in which the question belongs; add it there by hand, or name another screen`,
    );
  });
  textsSkeleton(folder, screen.key, name, bench);
}

/** A list that is too long to be shown is searched. */
const isSearched = ({ kind, catalogue }: SkeletonRequest, { ruleSets }: Workbench): boolean =>
  kind === 'reference' &&
  ruleSets.some(({ catalogues }) => (catalogues.get(catalogue ?? '')?.entries.size ?? 0) > longestList);

/** The words of a question, in every locale, where those of its screen stand. */
function textsSkeleton(folder: string, screen: string, question: string, bench: Workbench): void {
  for (const locale of bench.localesOf(folder))
    bench.edit('screens', `${folder}/texts/${locale}.yaml`, (text) => {
      const line = `${question}: "${toBeWritten}: ${question}"`;
      const nodes = new YamlNodes(text);
      if (nodes.at([screen, 'questions'])) return addToYaml(text, [screen, 'questions'], [line]);
      if (nodes.at([screen])) return addToYaml(text, [screen], ['questions:', `  ${line}`]);
      return addToYaml(text, [], [`${screen}:`, '  questions:', `    ${line}`]);
    });
}

type Members = readonly (readonly [key: string, value: string | number])[];

/** The attribute of a question in one line; ids are counted on over all systems. */
export function attributeLine(
  { name, kind = 'string', unit, catalogue, minimum, maximum }: SkeletonRequest,
  bench: Workbench,
): string {
  bench.known(kind, kinds, 'kind of attribute');
  const form: Readonly<Record<string, Members>> = {
    string: [['maximumLength', 200]],
    number: [
      ...(unit === undefined ? [] : [['unit', unit] as const]),
      ['decimals', 0],
      ['minimum', minimum ?? 0],
      ['maximum', maximum ?? 100],
    ],
    reference: [['catalogue', catalogue ?? 'yes-no']],
    date: [],
  };
  if (catalogue !== undefined) bench.known(catalogue, bench.catalogueNames, 'catalogue');
  const locales = new Set(bench.ruleSets.flatMap((ruleSet) => ruleSet.locales));
  const names = [...locales].map((locale) => `${locale}: "${toBeWritten}: ${name}"`).join(', ');
  const members = [['id', bench.nextAttributeId()] as const, ['kind', kind] as const, ...(form[kind] as Members)];
  return `${name}: { ${members.map(([key, value]) => `${key}: ${typeof value === 'number' ? yamlText(value) : value}`).join(', ')}, name: { ${names} } }`;
}

/** Where the attributes of one object kind stand, and of no other. */
export const attributeFile = (folder: string, scope: string, bench: Workbench): string => {
  const file = `${folder}/attributes/${scope}.yaml`;
  const text = bench.text('rules', file);
  const written = text === undefined ? undefined : (new YamlNodes(text).plain as { readonly object?: string });
  return written === undefined || written.object === scope ? file : `${folder}/attributes/${scope}-added.yaml`;
};

interface FoundScreen {
  readonly screen: ScreenDefinition;
  /** Below the screens. */
  readonly file: string;
  readonly source: SourceType;
}

/** The screen of the source type, as every system that reads the folder has it. */
function screenOf(request: SkeletonRequest, folder: string, bench: Workbench): FoundScreen {
  const systems = bench.systemsOf(folder);
  const sources = systems.flatMap(({ sourceTypes }) => sourceTypes);
  const key = bench.known(
    request.source ?? (sources.find(({ technical }) => !technical) ?? (sources[0] as SourceType)).key,
    sources.map((each) => each.key),
    'source type',
  );
  const source = sources.find((each) => each.key === key) as SourceType;
  const perSystem = systems.map(
    (ruleSet) => (screensOf(bench.systems, ruleSet) as ScreenSet).bySourceType.get(source.id)?.screens ?? [],
  );
  const [all] = perSystem as [readonly ScreenDefinition[]];
  const shared = all.filter((each) =>
    perSystem.every((screens) => screens.some(({ key: other, at }) => other === each.key && at.file === each.at.file)),
  );
  const keys = shared.map((each) => each.key);
  if (keys.length === 0)
    throw new SkeletonRefused(
      `no screen of ${key} is the same in all systems that read ${folder}; name another --source`,
    );
  const usual = shared.find(({ groups }) => groups.length === 0) ?? (shared[0] as ScreenDefinition);
  const name = bench.known(request.screen ?? usual.key, keys, `screen of ${key}`);
  const screen = shared.find((each) => each.key === name) as ScreenDefinition;
  return { screen, file: screen.at.file, source };
}
