import { toBeWritten } from '../../documents/findings/to-be-written.js';
import { addToYaml } from '../../documents/edits/add-to-yaml.js';
import { changeYaml } from '../../documents/edits/change-yaml.js';
import { YamlNodes } from '../../documents/edits/yaml-nodes.js';
import type { Catalogue } from '../../rules/model/catalogue.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import type { ScreenDefinition, ScreenSet } from '../../screens/model/definition.js';
import { screensOf } from '../../screens/model/systems.js';
import { catalogueFiles } from '../sheets/catalogue-files.js';
import { catalogueRows, findCatalogue } from '../sheets/catalogue-rows.js';
import type { EntryChange } from '../sheets/compare-catalogue.js';
import { entrySkeleton, neededCells } from './entry-skeleton.js';
import { kebab } from './fact-skeleton.js';
import { attributeFile, attributeLine } from './question-skeleton.js';
import { SkeletonRefused, type SkeletonRequest } from './request.js';
import { namesOf } from './scope-of.js';
import type { Workbench } from './workbench.js';

const families = 'disorder-families';
const medications = 'medications';

/**
 * A family of disorders: its entry, its disorders (without any its screen would never be shown), a screen of follow-up
 * questions with a first one and its words in every locale, and the family among those of the medications that are
 * usual for it.
 */
export function familySkeleton(request: SkeletonRequest, bench: Workbench): void {
  const { name } = request;
  const catalogue = bench.catalogue(families);
  if (!catalogue) throw new SkeletonRefused(`there is no catalogue ${families}`);
  const folder = catalogue.at.file.slice(0, catalogue.at.file.indexOf('/'));
  if (request.folder !== undefined) bench.known(request.folder, [folder], `catalogue ${families} in the folder`);
  entrySkeleton({ name, catalogue: families }, bench);
  const question = `${name}Details`;
  bench.free(question, namesOf('disorder', bench), 'name of disorder');
  bench.edit('rules', attributeFile(folder, 'disorder', bench), (text) =>
    addToYaml(text, ['attributes'], [attributeLine({ name: question }, bench)]),
  );
  screenSkeleton(name, question, folder, bench);
  disordersOf(request, bench);
  for (const word of request.medications ?? []) addToMedication(word, name, bench);
}

function disordersOf({ name, disorders = [`${toBeWritten}-${name}`] }: SkeletonRequest, bench: Workbench): void {
  const current = catalogueRows(findCatalogue('disorders', bench.ruleSets), bench.directories);
  const rows = new Map(current.rows.map((row) => [row.key, row]));
  let after = current.rows.at(-1)?.key;
  const like = disorders.map((code) => rows.get(code)).find((row) => row !== undefined);
  const changes = disorders.map((code): EntryChange => {
    const row = rows.get(code);
    const family = { family: { from: row?.cells['family'] ?? '', to: name } };
    if (row) return { key: code, what: 'changed', cells: family, row: 0 };
    const change: EntryChange = {
      key: code,
      what: 'added',
      cells: neededCells(code, current, bench, { like, given: family }),
      row: 0,
      ...(after === undefined ? {} : { after }),
    };
    after = code;
    return change;
  });
  for (const file of catalogueFiles(current, changes, bench.directories)) bench.take(file);
}

function screenSkeleton(name: string, question: string, folder: string, bench: Workbench): void {
  const like = followUpOf(bench);
  const source = like.sourceType.key;
  const lines = [
    `screen: ${name}`,
    'scope: disorder',
    `shownWhen: { fact: code.family, operator: equal, value: ${name} }`,
    'questions:',
    `  - { attribute: ${question}, mandatoryWhen: true, rows: 2 }`,
  ];
  bench.edit('screens', `${folder}/${source}/${numberBehind(like.at.file)}-${kebab(name)}.yaml`, (text) =>
    addToYaml(text, [], lines),
  );
  for (const locale of bench.localesOf(folder))
    bench.edit('screens', `${folder}/texts/${locale}.yaml`, (text) =>
      addToYaml(
        text,
        [],
        [
          `${name}:`,
          '  name: "{code}"',
          `  group: ${JSON.stringify(like.group[locale] ?? toBeWritten)}`,
          '  questions:',
          `    ${question}: "${toBeWritten}: ${question}"`,
        ],
      ),
    );
}

/** The last screen about disorders: the new one comes behind it. */
function followUpOf(bench: Workbench): ScreenDefinition {
  const { bySourceType } = screensOf(bench.systems, bench.ruleSets[0] as RuleSet) as ScreenSet;
  const last = [...bySourceType.values()]
    .flatMap(({ screens }) => screens)
    .filter(({ scope }) => scope === 'disorder')
    .sort((a, b) => numberBehind(a.at.file) - numberBehind(b.at.file))
    .at(-1);
  if (!last) throw new SkeletonRefused('no screen asks about disorders');
  return last;
}

/** `87-metabolic.yaml` leaves 88. */
const numberBehind = (file: string): number => (Number.parseInt(file.slice(file.lastIndexOf('/') + 1), 10) || 0) + 1;

function addToMedication(word: string, family: string, bench: Workbench): void {
  const catalogue = bench.catalogue(medications);
  bench.known(word, catalogue?.entries.keys() ?? [], 'medication');
  const { file } = (catalogue as Catalogue).at;
  const path = ['entries', word, 'families'];
  bench.edit('rules', file, (text) => {
    const node = new YamlNodes(text).plain as {
      readonly entries?: Readonly<Record<string, { readonly families?: readonly string[] }>>;
    };
    return changeYaml(text, [{ path, value: [...(node.entries?.[word]?.families ?? []), family] }]);
  });
}
