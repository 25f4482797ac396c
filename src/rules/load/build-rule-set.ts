import type { RuleSet, SourceType } from '../model/rule-set.js';
import type { Findings } from '../../documents/findings/findings.js';
import { checkOffered } from './objects/check-offered.js';
import { checkNeeds } from './check-needs.js';
import type { Cursor } from '../../documents/cursor.js';
import type { RuleSetReading, RuleSetDraft } from './draft/draft.js';
import { FactModel } from './rules/fact-model.js';
import { didYouMean } from '../../documents/findings/nearest.js';
import { readAttributes } from './objects/read-attributes.js';
import { checkWords } from './glossary/check-words.js';
import { readGlossary } from './glossary/read-glossary.js';
import { readCatalogues } from './catalogues/read-catalogues.js';
import { readFacts } from './rules/read-facts.js';
import { readNames } from './names/read-names.js';
import { readReferences } from './references/read-references.js';
import { readNotices } from './notices/read-notices.js';
import { readObjectKinds } from './objects/read-object-kinds.js';
import { readOwnFindings } from './messages/read-own-findings.js';
import { readParameterSets } from './parameters/read-parameter-sets.js';
import { readParameters } from './parameters/read-parameters.js';
import { readRelations } from './objects/read-relations.js';
import { readRules } from './rules/read-rules.js';
import { readTests } from './tests/read-tests.js';
import { readName } from './draft/read-words.js';
import { areSpoken } from './draft/spoken-locales.js';
import { resolveSideEffects } from './objects/resolve-side-effects.js';
import { ruleSetSchema } from './rule-set-schema.js';
import type { Sources } from '../../documents/sources.js';

export const layout = [
  'rule-set.yaml',
  'glossary.yaml',
  'names.yaml',
  'attributes',
  'parameters.yaml',
  'catalogues',
  'csp',
  'facts',
  'plausibility',
  'notices',
  'tests',
] as const;
const endings: Readonly<Record<string, readonly string[]>> = {
  attributes: ['.yaml'],
  catalogues: ['.yaml', '.csv'],
  csp: ['.yaml', '.csv'],
  facts: ['.yaml'],
  plausibility: ['.yaml'],
  notices: ['.yaml'],
  tests: ['.yaml'],
};

/** What all other files of a system speak of. */
const ofAll = ['includes', 'locales', 'objects', 'relationTypes'];

/**
 * One rule system from its folder and those that it includes. Undefined, with findings, when something is wrong with
 * the form of a `rule-set.yaml` of them, or with its locales: everything else would be wrong because of that.
 */
export function buildRuleSet(
  system: string,
  sources: Sources,
  findings: Findings,
): { readonly ruleSet: RuleSet; readonly folders: readonly string[] } | undefined {
  const header = sources.basis(`${system}/rule-set.yaml`, ruleSetSchema, ofAll);
  const included = header && includedFolders(system, header, sources, findings);
  if (!header || !included || !hasLocales(header, findings)) return undefined;
  const folders = [...included, system];
  for (const folder of folders) sources.expectNames(folder, layout);
  const documents = folders.flatMap((folder) => {
    const file = `${folder}/rule-set.yaml`;
    return sources.has(file) ? (sources.basis(file, ruleSetSchema, ofAll) ?? []) : [];
  });
  if (!areSpoken(header.member('locales'), documents, findings)) return undefined;
  findings.names?.enter(system);
  const draft = beginDraft(system, header, findings);
  const reading: RuleSetReading = { draft, sources, findings, folders };
  readSourceTypes(documents, reading);
  readCatalogues(reading);
  readParameters(reading);
  readObjectKinds(documents, reading);
  const wheres = readRelations(documents, reading);
  resolveSideEffects(readAttributes(reading), reading);
  const severities = readParameterSets(reading);
  checkOffered(reading);
  const model = new FactModel(reading, wheres);
  readFacts(model, reading);
  readRules(model, severities, reading);
  readTests(reading);
  readOwnFindings(reading);
  readGlossary(reading);
  readNotices(reading);
  readNames(reading);
  readReferences(reading);
  checkWords(reading);
  checkNeeds(reading);
  for (const folder of folders)
    for (const [name, allowed] of Object.entries(endings)) sources.expectRead(`${folder}/${name}`, allowed);
  return { ruleSet: draft, folders };
}

function includedFolders(
  system: string,
  header: Cursor,
  sources: Sources,
  findings: Findings,
): readonly string[] | undefined {
  const known = sources.folders();
  const included = header.member('includes');
  const itself = included.named.find(({ name }) => name === system);
  if (itself) {
    const message = `the system ${system} includes itself: all that it holds would stand twice; take it out of the list`;
    findings.error(itself.at, 'cycle', message);
    return undefined;
  }
  const unknown = included.named.filter(({ name }) => !known.includes(name));
  for (const { name, at } of unknown)
    findings.error(at, 'unknown-folder', `there is no folder "${name}" to include${didYouMean(name, known)}`);
  return unknown.length > 0 ? undefined : included.texts;
}

function hasLocales(header: Cursor, findings: Findings): boolean {
  const locales = header.member('locales');
  if (!locales.present) findings.error(header.at, 'missing-key', 'the key "locales" is missing');
  return locales.texts.length > 0;
}

function beginDraft(system: string, header: Cursor, findings: Findings): RuleSetDraft {
  if (!header.member('timeZone').present) findings.error(header.at, 'missing-key', 'the key "timeZone" is missing');
  const versions = new Map<number, string>();
  for (const version of header.member('versions').items) {
    const id = version.member('id').number as number;
    if (versions.has(id))
      findings.error(version.member('id').valueAt, 'duplicate-id', `the version ${id} stands twice`);
    versions.set(id, version.member('name').text ?? '');
  }
  const current = [...versions].at(-1) ?? [0, ''];
  const timeZone = header.member('timeZone');
  if (timeZone.text !== undefined && !isTimeZone(timeZone.text)) {
    const suggestion = didYouMean(timeZone.text, Intl.supportedValuesOf('timeZone'));
    findings.error(
      timeZone.valueAt,
      'unknown-value',
      `unknown time zone "${timeZone.text}"${suggestion}; expected a name such as Europe/Berlin`,
    );
  }
  return {
    system,
    versionId: current[0],
    versionName: current[1],
    versions,
    locales: header.member('locales').texts,
    timeZone: timeZone.text ?? 'UTC',
    sourceTypes: [],
    objects: new Map(),
    relationTypes: new Map(),
    catalogues: new Map(),
    units: { byWord: new Map(), byId: new Map() },
    parameters: new Map(),
    parameterSets: new Map(),
    rules: [],
    tests: [],
    ownFindings: new Map(),
    glossary: [],
    notices: new Map(),
    expectations: new Map(),
    names: noNames(),
  };
}

const noNames = (): RuleSetDraft['names'] => ({
  attributes: new Map(),
  facts: new Map(),
  ownFacts: new Map(),
  relations: new Map(),
  parameters: new Map(),
  columns: new Map(),
  words: new Map(),
  tableColumns: new Map(),
});

function isTimeZone(name: string): boolean {
  // A format takes longer to make, and is needed for names only that zones had before.
  if (Intl.supportedValuesOf('timeZone').includes(name)) return true;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function readSourceTypes(documents: readonly Cursor[], { draft, findings }: RuleSetReading): void {
  for (const [key, cursor] of documents.flatMap((document) => document.member('sourceTypes').members)) {
    const id = cursor.member('id').number ?? 0;
    const same = draft.sourceTypes.find((each) => each.key === key || each.id === id);
    if (same) {
      const [at, code, what] =
        same.key === key
          ? ([cursor.at, 'duplicate-key', `"${key}"`] as const)
          : ([cursor.member('id').valueAt, 'duplicate-id', `with the id ${id}`] as const);
      findings.error(at, code, `a source type ${what} stands already`);
      continue;
    }
    findings.names?.define({ kind: 'source type', owner: '', name: key, at: cursor.at });
    const sourceType: SourceType = {
      key,
      id,
      name: readName(cursor.member('name'), draft.locales, findings, key),
      // Where it is wrong, its screens may have what either has.
      technical: cursor.member('technical').truth ?? cursor.holdsFault,
      creating: cursor.member('creating').truth ?? false,
    };
    draft.sourceTypes.push(sourceType);
  }
}
