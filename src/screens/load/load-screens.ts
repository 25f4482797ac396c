import { basename } from 'node:path/posix';
import type { Findings } from '../../documents/findings.js';
import { Wording } from '../../rules/load/glossary/wording.js';
import { loadedModel } from '../../rules/load/rules/loaded-model.js';
import { Sources } from '../../documents/sources.js';
import type { Position } from '../../documents/position.js';
import type { RuleSet, SourceType } from '../../rules/model/rule-set.js';
import type { ScreenDefinition, ScreenSet, SourceScreens } from '../model/definition.js';
import { messageKeys } from '../model/messages.js';
import { Additions } from './additions.js';
import { reportLookBacks } from './look-backs.js';
import { readNavigation } from './read-navigation.js';
import { readScreen } from './read-screen.js';
import { readableDocument } from './readable-document.js';
import { navigationSchema } from './navigation-schema.js';
import { additionSchema, screenSchema } from './screen-schema.js';
import type { ScreenReading } from './screen-reading.js';
import { sharedFolder } from './shared-folder.js';
import { Texts } from './texts.js';
import { reportVisibilityCycles } from './visibility-cycles.js';

const navigationFile = 'navigation.yaml';

/**
 * Loads the screens of a rule system from a directory of screens, checked against its rules: structure, names,
 * conditions, texts in every locale (rule language, "Files, by example" and "What loading proves"). With findings of
 * severity error the result is not fit for use. Positions are relative to the directory.
 */
export function loadScreens(directory: string, ruleSet: RuleSet, findings: Findings): ScreenSet {
  const sources = new Sources(directory, findings);
  const folders = [sharedFolder, ruleSet.system];
  checkNames(sources, folders, ruleSet, findings);
  const texts = new Texts(sources, folders, ruleSet.locales, findings);
  const reading = { ruleSet, model: loadedModel(ruleSet), texts, findings };
  const keys = new Map<string, Position>();
  const bySourceType = new Map<number, SourceScreens>();
  for (const sourceType of ruleSet.sourceTypes) {
    const screens = loadSourceType(sourceType, folders, sources, keys, reading);
    if (screens) bySourceType.set(sourceType.id, screens);
  }
  if (bySourceType.size === 0) {
    const message = `the rule system ${ruleSet.system} has no screens; expected ${folders.join(' or ')}/<source type>/<nn>-<screen>.yaml`;
    findings.error({ file: ruleSet.system, line: 1, column: 1 }, 'missing-file', message);
  }
  const messages = Object.entries(messageKeys).map(
    ([key, names]) => [key, texts.words(['messages', key], undefined, { names, of: 'the message' })] as const,
  );
  texts.reportSurplus();
  const wording = new Wording(ruleSet.glossary, findings);
  for (const text of texts.all()) wording.check(text);
  return { bySourceType, messages: new Map(messages) };
}

/** Undefined when the source type has no screens. */
function loadSourceType(
  sourceType: SourceType,
  folders: readonly string[],
  sources: Sources,
  keys: Map<string, Position>,
  systemReading: Omit<ScreenReading, 'additions'>,
): SourceScreens | undefined {
  const files = folders.flatMap((folder) => sources.files(`${folder}/${sourceType.key}`));
  const named = files.filter((file) => basename(file) !== navigationFile);
  // A file named like one of an earlier folder adds to its screen.
  const adds = (file: string): boolean =>
    named.findIndex((other) => basename(other) === basename(file)) < named.indexOf(file);
  const screenFiles = named.filter((file) => !adds(file)).sort(byName);
  if (screenFiles.length === 0) return undefined;
  const additions = loadAdditions(named.filter(adds), sources, systemReading);
  const reading: ScreenReading = { ...systemReading, additions };
  const screens = screenFiles.flatMap((file) => loadScreen(file, sourceType, sources, keys, reading) ?? []);
  const screenKeys = screens.map(({ key }) => key);
  for (const screen of additions.reportUnused(screenKeys, reading.findings)) reading.texts.ignore(screen);
  reportVisibilityCycles(screens, reading.findings);
  reportLookBacks(screens, reading.ruleSet, reading.findings);
  const [navigation, second] = files.filter((file) => basename(file) === navigationFile);
  if (second !== undefined) {
    reading.findings.error(
      { file: second, line: 1, column: 1 },
      'duplicate-file',
      `${navigation} is the navigation of ${sourceType.key} already; expected one file`,
    );
  }
  return { sourceType, screens, navigation: loadNavigation(navigation, sourceType, folders, sources, reading) };
}

function loadAdditions(
  files: readonly string[],
  sources: Sources,
  { texts, findings }: Omit<ScreenReading, 'additions'>,
): Additions {
  const documents = files.map((file) => readableDocument(file, additionSchema, sources, findings));
  if (documents.includes(undefined)) texts.ignore();
  return new Additions(
    documents.filter((document) => document !== undefined),
    findings,
  );
}

function loadScreen(
  file: string,
  sourceType: SourceType,
  sources: Sources,
  keys: Map<string, Position>,
  reading: ScreenReading,
): ScreenDefinition | undefined {
  const document = readableDocument(file, screenSchema, sources, reading.findings);
  if (!document) {
    reading.texts.ignore();
    return undefined;
  }
  const screen = readScreen(document, sourceType, reading);
  if (!screen) return undefined;
  const before = keys.get(screen.key);
  if (before)
    reading.findings.error(
      screen.at,
      'duplicate-key',
      `the screen key "${screen.key}" stands in ${before.file}:${before.line} too`,
    );
  keys.set(screen.key, screen.at);
  return screen;
}

function loadNavigation(
  file: string | undefined,
  sourceType: SourceType,
  folders: readonly string[],
  sources: Sources,
  reading: ScreenReading,
): SourceScreens['navigation'] {
  const document = file === undefined ? undefined : readableDocument(file, navigationSchema, sources, reading.findings);
  if (document) return readNavigation(document, reading);
  reading.texts.ignore('navigation');
  if (file === undefined) {
    const at = { file: `${folders[0]}/${sourceType.key}/${navigationFile}`, line: 1, column: 1 };
    reading.findings.error(
      at,
      'missing-file',
      `the source type ${sourceType.key} has screens but no ${navigationFile}`,
    );
  }
  return { name: {}, menus: [], buttons: [] };
}

/** A misspelled folder or file would silently be passed over. */
function checkNames(sources: Sources, folders: readonly string[], ruleSet: RuleSet, findings: Findings): void {
  const sourceTypes = ruleSet.sourceTypes.map(({ key }) => key);
  for (const folder of folders) {
    sources.expectNames(folder, [...sourceTypes, 'texts']);
    for (const file of sourceTypes.flatMap((key) => sources.files(`${folder}/${key}`, ''))) {
      if (!file.endsWith('.yaml'))
        findings.error({ file, line: 1, column: 1 }, 'unknown-file', 'expected a screen file, <nn>-<screen>.yaml');
    }
  }
  // What is shared may speak more languages than one of the systems.
  sources.expectNames(
    `${ruleSet.system}/texts`,
    ruleSet.locales.map((locale) => `${locale}.yaml`),
  );
}

const byName = (a: string, b: string): number => (basename(a) < basename(b) ? -1 : basename(a) > basename(b) ? 1 : 0);
