import type { FindingCode } from '../../documents/finding-codes/finding-table.js';
import { type Finding, type Findings, keyOf } from '../../documents/findings/findings.js';
import type { Sources } from '../../documents/sources.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { sharedFolder } from './shared-folder.js';

/** A rule system, and what was found of its screens. */
interface FoundOfSystem {
  readonly ruleSet: RuleSet;
  readonly found: Findings;
}

interface Absent {
  readonly file: string;
  readonly message: string;
}

/** What is found where a screen or text is not there. */
const lacks: readonly FindingCode[] = ['missing-text', 'unknown-screen'];
/** So many texts are not forgotten one by one; fewer, where other folders have texts and this one has none. */
const [many, several] = [10, 3];

/** The folder or file of texts that is not there, when what was found of the screens follows from that. */
export function absentScreens(of: FoundOfSystem, all: readonly FoundOfSystem[], sources: Sources): Absent | undefined {
  if (of.found.errors.length === 0) return undefined;
  return (
    absentFolder(of, all, sources) ??
    absentTexts(of, sources) ??
    absentSource(of, sources) ??
    absentOwnScreens(of, all, sources)
  );
}

/**
 * What the shared files lack for this system, and for no other, stands in the folder that it has not and others have.
 */
function absentFolder(
  { ruleSet, found }: FoundOfSystem,
  all: readonly FoundOfSystem[],
  sources: Sources,
): Absent | undefined {
  const folders = sources.folders();
  if (folders.includes(ruleSet.system) || folders.every((folder) => folder === sharedFolder)) return undefined;
  const others = new Set(
    all.filter((other) => other.ruleSet !== ruleSet).flatMap((other) => other.found.errors.map(keyOf)),
  );
  const own = found.errors.filter((finding) => lacks.includes(finding.code) && !others.has(keyOf(finding)));
  return own.length === 0 ? undefined : because(ruleSet.system, own);
}

/** The folder of texts beside screens, or the file of a locale beside those of others. */
function absentTexts({ ruleSet, found }: FoundOfSystem, sources: Sources): Absent | undefined {
  const missing = found.errors.filter(({ code }) => code === 'missing-text');
  if (missing.length < several) return undefined;
  const hasTexts = (folder: string): boolean => sources.files(`${folder}/texts`).length > 0;
  for (const folder of [sharedFolder, ruleSet.system]) {
    const texts = sources.files(`${folder}/texts`);
    const isEnough = missing.length >= many || sources.folders().some((other) => other !== folder && hasTexts(other));
    if (isEnough && texts.length === 0 && sources.folders(folder).length > 0)
      return because(`${folder}/texts`, missing);
    if (missing.length < many) continue;
    const absent = ruleSet.locales.find((locale) => !texts.includes(`${folder}/texts/${locale}.yaml`));
    if (texts.length > 0 && absent !== undefined) return because(`${folder}/texts/${absent}.yaml`, missing);
  }
  return undefined;
}

/** The folder of the one source type that has no screens, when screens that are not there have texts. */
function absentSource({ ruleSet, found }: FoundOfSystem, sources: Sources): Absent | undefined {
  const unknown = found.errors.filter(({ code }) => code === 'unknown-screen');
  const without = ruleSet.sourceTypes.filter(({ key }) =>
    [sharedFolder, ruleSet.system].every((folder) => sources.files(`${folder}/${key}`).length === 0),
  );
  const [source] = without;
  return source && without.length === 1 && unknown.length > 0
    ? because(`${sharedFolder}/${source.key}`, unknown)
    : undefined;
}

/** The folder of a source type that this system has not and others have, when it has texts of screens without one. */
function absentOwnScreens(
  { ruleSet: { system, sourceTypes }, found }: FoundOfSystem,
  all: readonly FoundOfSystem[],
  sources: Sources,
): Absent | undefined {
  const unknown = found.errors.filter(({ code }) => code === 'unknown-screen');
  if (!unknown.some(({ at }) => at.file.startsWith(`${system}/texts/`))) return undefined;
  const hasScreens = (folder: string, key: string): boolean => sources.files(`${folder}/${key}`).length > 0;
  const absent = sourceTypes.find(
    ({ key }) => !hasScreens(system, key) && all.some(({ ruleSet }) => hasScreens(ruleSet.system, key)),
  );
  return absent && because(`${system}/${absent.key}`, unknown);
}

/** One finding for many that follow from it. */
export function because(file: string, errors: readonly Finding[]): Absent {
  const [first] = errors;
  const follows = first ? `; the first: ${first.message} (${first.at.file}:${first.at.line})` : '';
  const missing = errors.length === 1 ? 'one thing is' : `${errors.length} things are`;
  return { file, message: `there is no ${file}, and ${missing} missing that it would have${follows}` };
}
