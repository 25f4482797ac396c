import type { Finding, Findings } from '../../documents/findings/findings.js';
import { placeOf } from '../../documents/position.js';
import type { Sources } from '../../documents/sources.js';
import type { ObjectKind } from '../model/object-kind.js';
import type { RuleSet } from '../model/rule-set.js';

/** What each part of a folder of rules defines, by what is missed without it. */
const definedBy: readonly (readonly [part: string, about: RegExp])[] = [
  ['rule-set.yaml', /^object /],
  ['catalogues', /^(?:catalogue|unit|code|column (?!csp\.)|word) /],
  ['parameters.yaml', /^csp\./],
  ['attributes', /^(?!csp\.)\w+\.\w+$/],
  ['facts', /^(?!csp\.)\w+\.\w+$/],
  ['plausibility', /^rule /],
];
/** So many names are not misspelled one by one; fewer where other systems have what is not there, or many name them. */
const [many, several, missedOften] = [6, 3, { names: 2, findings: 6 }];

interface Absent {
  readonly file: string;
  readonly message: string;
  readonly names: readonly string[];
}

/**
 * The part of a system that is not there, when that is why names are unknown: no folder of it has one, or the folder
 * without it is the one that misses most names, or other systems have one. One finding then stands for all.
 */
export function absentPart(
  { folders, ruleSet }: { readonly folders: readonly string[]; readonly ruleSet: RuleSet },
  sources: Sources,
  found: Findings,
): Absent | undefined {
  const others = sources.folders().filter((folder) => !folders.includes(folder));
  for (const [part, pattern] of definedBy) {
    const unknown = found.all.filter(({ about }) => about !== undefined && pattern.test(about));
    const names = namesOf(unknown);
    const without = folders.filter((folder) => !isThere(folder, part, sources));
    const [first] = without;
    const isUsual = others.some((folder) => isThere(folder, part, sources));
    const isOften = names.length >= missedOften.names && unknown.length >= missedOften.findings;
    const isLost = names.length >= many || (isUsual && (names.length >= several || isOften));
    if (!isLost || first === undefined) continue;
    const inAll = without.length === folders.length;
    const most = folderOfMost(folders, unknown);
    const absent = inAll ? first : without.find((folder) => folder === most || isUsual);
    if (absent !== undefined) return because(inAll ? without : [absent], part, names, unknown);
  }
  for (const kind of ruleSet.objects.values()) {
    const absent = absentAttributes(kind, folders, sources, found);
    if (absent) return absent;
  }
  return undefined;
}

/** A folder without files is as good as none. */
const isThere = (folder: string, part: string, sources: Sources): boolean =>
  sources.has(`${folder}/${part}`) && (part.includes('.') || sources.files(`${folder}/${part}`, '').length > 0);

/** The file of an object's attributes in the folder that misses most of them, where that has fewer than it misses. */
function absentAttributes(
  { name, attributes }: ObjectKind,
  folders: readonly string[],
  sources: Sources,
  { all }: Findings,
): Absent | undefined {
  const unknown = all.filter(({ about }) => about?.startsWith(`${name}.`));
  const names = namesOf(unknown);
  const part = `attributes/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`;
  const folder = folderOfMost(folders, unknown);
  if (names.length < many || folder === undefined || sources.has(`${folder}/${part}`)) return undefined;
  const declared = [...attributes.values()].filter(({ at }) => at.file.startsWith(`${folder}/`)).length;
  return declared < names.length ? because([folder], part, names, unknown) : undefined;
}

function because(
  folders: readonly string[],
  part: string,
  names: readonly string[],
  [first]: readonly Finding[],
): Absent {
  const files = folders.map((folder) => `${folder}/${part}`);
  const listed = `${names.slice(0, many).join(', ')}${names.length > many ? ' …' : ''}`;
  const place = ` (the first at ${placeOf((first as Finding).at)})`;
  return {
    file: files[0] as string,
    message: `there is no ${files.join(' or ')}, and ${names.length} names are unknown that it would define: ${listed}${place}`,
    names,
  };
}

const namesOf = (found: readonly Finding[]): readonly string[] => [
  ...new Set(found.flatMap(({ about = [] }) => about)),
];

/** The folder whose files miss most names. */
function folderOfMost(folders: readonly string[], found: readonly Finding[]): string | undefined {
  const counts = folders.map((folder) => namesOf(found.filter(({ at }) => at.file.startsWith(`${folder}/`))).length);
  return folders[counts.indexOf(Math.max(...counts))];
}
