import { knownNames, type KnownNames } from '../../rules/load/messages/check-message.js';
import { basename } from 'node:path/posix';
import { Findings } from '../../documents/findings/findings.js';
import { checkTexts } from '../../rules/load/glossary/check-texts.js';
import { checkTogether } from '../../rules/load/messages/check-together.js';
import { TextsOfFile } from '../../rules/load/messages/texts-of-file.js';
import { Wording } from '../../rules/load/glossary/wording.js';
import { loadedModel } from '../../rules/load/rules/loaded-model.js';
import type { Kept } from '../../documents/kept.js';
import { Sources } from '../../documents/sources.js';
import { type Position, startOf } from '../../documents/position.js';
import type { RuleSet, SourceType } from '../../rules/model/rule-set.js';
import type { ScreenDefinition, ScreenSet, SourceScreens } from '../model/definition.js';
import { messageKeys, numbersInMessages } from '../model/messages.js';
import { Additions } from './additions.js';
import { reportLookBacks } from './look-backs.js';
import { reportQuestionOrder } from './question-order.js';
import { misnamedAdditions } from './misnamed-additions.js';
import { readNavigation } from './read-navigation.js';
import { readScreen } from './read-screen.js';
import { navigationSchema } from './navigation-schema.js';
import { additionSchema, screenSchema } from './screen-schema.js';
import type { ScreenReading } from './screen-reading.js';
import type { Told } from './told.js';
import { sharedFolder } from './shared-folder.js';
import { reportUnlikeHints } from './check-hints.js';
import { reportUnnamedFollowUps } from './named-follow-ups.js';
import { compareAsked } from './compare-asked.js';
import { reportNoticesBehind } from './notices-behind.js';
import { reportMisplacedScreens } from './misplaced-screens.js';
import { reportRepeatedNotices } from './repeated-notices.js';
import { reportWordsBeforePeriods } from './words-before-periods.js';
import { Texts } from './texts.js';
import { reportVisibilityCycles } from './visibility-cycles.js';
import { byText } from '../../text/by-text.js';

const navigationFile = 'navigation.yaml';
const localeFile = /^[a-z]{2}\.yaml$/;

/**
 * Loads the screens of a rule system from a directory of screens, checked against its rules: structure, names,
 * conditions, texts in every locale (rule language, "Files, by example" and "What loading proves"). With findings of
 * severity error the result is not fit for use; what cannot be read is reported by the sources. Positions are relative
 * to the directory; what is wrong in the rules is told by places there.
 *
 * @param locales those of all rule systems: what is shared may speak more languages than one of them
 */
export function loadScreens(
  sources: Sources,
  ruleSet: RuleSet,
  locales: readonly string[],
  { findings, inRules }: Told,
): ScreenSet {
  findings.names?.enter(ruleSet.system);
  const folders = [sharedFolder, ruleSet.system];
  checkNames(sources, ruleSet, locales);
  const texts = new Texts(sources, folders, ruleSet.locales, { findings, inRules });
  const reading = { ruleSet, model: loadedModel(ruleSet), texts, findings, inRules };
  const keys = new Map<string, Position>();
  const bySourceType = new Map<number, SourceScreens>();
  for (const sourceType of ruleSet.sourceTypes) {
    const screens = loadSourceType(sourceType, folders, sources, keys, reading);
    if (screens) bySourceType.set(sourceType.id, screens);
  }
  if (bySourceType.size === 0) {
    const message = `the rule system ${ruleSet.system} has no screens; expected ${folders.join(' or ')}/<source type>/<nn>-<screen>.yaml`;
    findings.error(startOf(ruleSet.system), 'missing-file', message);
  }
  const messages = Object.entries(messageKeys).map(
    ([key, names]) =>
      [key, texts.words(['messages', key], undefined, { names: filledWith(names), of: 'the message' })] as const,
  );
  const screens = [...bySourceType.values()].flatMap((source) => source.screens);
  texts.reportUnmatched({ screens, ruleSet });
  texts.reportCopied();
  reportMisplacedScreens([...bySourceType.values()], findings);
  compareAsked(screens, texts, findings, sources);
  reportUnlikeHints(screens, findings);
  reportUnnamedFollowUps(screens, ruleSet.objects, findings);
  reportRepeatedNotices(screens, findings);
  reportWordsBeforePeriods(screens, new Map(messages), texts, findings);
  reportNoticesBehind(screens, findings);
  const all = texts.all().map((each) => new TextsOfFile(each, ruleSet.locales));
  const wording = new Wording(ruleSet.glossary, ruleSet.locales);
  for (const each of all) checkTexts(each, wording, findings, sources);
  const hasSharp = ruleSet.rules.some(({ message }) => Object.values(message).some((text) => text.includes('ß')));
  checkTogether(all, findings, sources, { hasSharp, withEqual: true });
  return { bySourceType, messages: new Map(messages) };
}

/**
 * Reads one file of screens again, with what a system adds to it: what an editor says while somebody types. What files
 * have in common (keys that stand twice, texts that nothing shows, look-backs along the way) only a load finds.
 */
export function readOneScreen(
  directory: string,
  file: string,
  ruleSet: RuleSet,
  { findings, kept }: { readonly findings: Findings; readonly kept: Kept },
): void {
  const sources = new Sources(directory, findings, kept);
  const folders = [sharedFolder, ruleSet.system];
  const sourceType = ruleSet.sourceTypes.find(({ key }) => key === file.split('/')[1]);
  if (!sourceType) return;
  const inRules = new Findings();
  const texts = new Texts(sources, folders, ruleSet.locales, { findings, inRules });
  const reading = { ruleSet, model: loadedModel(ruleSet), texts, findings, inRules };
  const [own, ...adding] = folders
    .flatMap((folder) => sources.files(`${folder}/${sourceType.key}`))
    .filter((other) => basename(other) === basename(file));
  if (own === undefined) return;
  const additions = loadAdditions(adding, sources, reading);
  if (basename(file) === navigationFile) loadNavigation(own, sourceType, folders, sources, { ...reading, additions });
  else {
    const screen = loadScreen(own, sourceType, sources, new Map(), { ...reading, additions });
    if (screen) additions.reportUnused([screen.key], findings);
  }
  texts.reportMissing({ screens: [], ruleSet });
}

/** What a message of the engine is filled with. */
const filledWith = (names: readonly string[]): KnownNames =>
  knownNames(names, (name) => ({ kind: numbersInMessages.has(name) ? 'number' : 'text' }));

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
  const ownScreens = named.filter((file) => !adds(file)).sort(byName);
  if (ownScreens.length === 0) return undefined;
  const misnamed = misnamedAdditions(ownScreens, sources, systemReading);
  const screenFiles = ownScreens.filter((file) => !misnamed.includes(file));
  const additions = loadAdditions([...named.filter(adds), ...misnamed], sources, systemReading);
  const reading: ScreenReading = { ...systemReading, additions };
  const screens = screenFiles.flatMap((file) => loadScreen(file, sourceType, sources, keys, reading) ?? []);
  const screenKeys = screens.map(({ key }) => key);
  for (const screen of additions.reportUnused(screenKeys, reading.findings)) reading.texts.ignore(screen);
  const hasCycle = reportVisibilityCycles(screens, reading.findings);
  reportLookBacks(screens, reading);
  // Of questions that show each other one stands above the other, whatever their order.
  if (!hasCycle) reportQuestionOrder(screens, reading.findings);
  const [navigation, second] = files.filter((file) => basename(file) === navigationFile);
  if (second !== undefined) {
    reading.findings.error(
      startOf(second),
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
  const documents = files.map((file) => sources.document(file, additionSchema));
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
  const document = sources.document(file, screenSchema);
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
  const document = file === undefined ? undefined : sources.document(file, navigationSchema);
  if (document) return readNavigation(document, reading);
  reading.texts.ignore('navigation');
  if (file === undefined) {
    const shared = `${folders[0]}/${sourceType.key}`;
    const isThere = sources.files(shared).length > 0;
    sources.refuse(
      isThere ? `${shared}/${navigationFile}` : shared,
      'missing-file',
      `the source type ${sourceType.key} has screens but no ${navigationFile}${isThere ? '' : `: there is no folder ${shared}, which would have it`}`,
    );
  }
  return { name: {}, menus: [], buttons: [] };
}

/** A misspelled folder or file would silently be passed over. */
function checkNames(sources: Sources, ruleSet: RuleSet, locales: readonly string[]): void {
  const sourceTypes = ruleSet.sourceTypes.map(({ key }) => key);
  for (const folder of [sharedFolder, ruleSet.system]) {
    sources.expectNames(folder, [...sourceTypes, 'texts']);
    for (const file of sourceTypes.flatMap((key) => sources.files(`${folder}/${key}`, ''))) {
      if (!file.endsWith('.yaml')) sources.refuse(file, 'unknown-file', 'expected a screen file, <nn>-<screen>.yaml');
    }
    for (const within of sourceTypes.map((key) => `${folder}/${key}`))
      for (const name of sources.folders(within))
        sources.refuse(
          `${within}/${name}`,
          'unknown-file',
          `this is a folder, and only files are read here; put its screens into ${within}, or take it away`,
        );
    const spoken = folder === sharedFolder ? locales : ruleSet.locales;
    const names = spoken.map((locale) => `${locale}.yaml`);
    for (const file of sources.files(`${folder}/texts`)) {
      const name = basename(file);
      if (localeFile.test(name) && !names.includes(name))
        sources.refuse(
          file,
          'unknown-file',
          `nothing reads texts in the locale ${name.slice(0, 2)}; the locales that rule-set.yaml names: ${spoken.join(', ')}`,
        );
    }
    sources.expectNames(`${folder}/texts`, names);
  }
}

const byName = (a: string, b: string): number => byText(basename(a), basename(b));
