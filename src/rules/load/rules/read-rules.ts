import { readNotes } from '../draft/read-notes.js';
import { resolveCondition } from '../../resolve/resolve-condition.js';
import { restsOn } from '../../resolve/rests-on.js';
import type { DerivedFact } from '../../model/expression.js';
import type { Rule, Severity } from '../../model/rule.js';
import { checkConcerns, checkConcernsAreRead } from './check-concerns.js';
import { checkOutcomes } from './check-outcomes.js';
import { type PlacedWords, reportCopied } from '../messages/copied-texts.js';
import { reportExchanged } from '../messages/exchanged-texts.js';
import { grouped } from '../../../lists/grouped.js';
import type { Attribute } from '../../model/attribute.js';
import type { Words } from '../../model/words.js';
import { checkDirection } from '../messages/check-direction.js';
import { checkPlaceholders } from '../messages/check-placeholders.js';
import type { Cursor } from '../../../documents/cursor.js';
import type { Findings } from '../../../documents/findings/findings.js';
import type { RuleSetReading } from '../draft/draft.js';
import { expandRows } from './expand-rows.js';
import { type FactModel, readExamples } from './fact-model.js';
import { didYouMean } from '../../../documents/findings/nearest.js';
import type { PendingSeverity } from '../parameters/read-parameter-sets.js';
import { readWords } from '../draft/read-words.js';
import { rulesSchema } from './rules-schema.js';

/** What a message is about, in each locale: the words of the id of its rule, and the names of what that concerns. */
function aboutOf({ id, message, concerns }: Rule, attributes: ReadonlyMap<string, readonly Attribute[]>): Words {
  const concerned = concerns.flatMap((path) => attributes.get(path.slice(path.lastIndexOf('.') + 1)) ?? []);
  return Object.fromEntries(
    Object.keys(message).map((locale) => [locale, [id, ...concerned.map(({ name }) => name[locale] ?? '')].join(' ')]),
  );
}

/**
 * `plausibility/*.yaml` of each folder, but for `findings.yaml`; `severities` are what the parameter sets change in
 * them.
 */
export function readRules(model: FactModel, severities: readonly PendingSeverity[], reading: RuleSetReading): void {
  const { draft, sources, findings, folders } = reading;
  const declared = new Map<string, Cursor>();
  const files = folders
    .flatMap((folder) => sources.files(`${folder}/plausibility`))
    .filter((file) => !file.endsWith('/findings.yaml'));
  for (const file of files) {
    const document = sources.document(file, rulesSchema);
    const written = document?.member('rules').members ?? [];
    const withoutScope: (readonly [id: string, Cursor])[] = [];
    for (const [id, cursor] of written.flatMap(([name, rule]) => expanded(name, rule, findings))) {
      const before = declared.get(id);
      if (before) {
        findings.error(
          cursor.at,
          'duplicate-key',
          `the rule "${id}" stands twice; first at ${before.at.file}:${before.at.line}`,
        );
        continue;
      }
      declared.set(id, cursor);
      findings.names?.define({ kind: 'rule', owner: '', name: id, at: cursor.at });
      const own = cursor.member('scope');
      const scope = own.present || !document ? own : document.member('scope');
      if (!scope.present) withoutScope.push([id, cursor]);
      const rule = readRule(id, cursor, scope, model, reading);
      if (rule) draft.rules.push(rule);
      else leaveOut(id, cursor, findings);
    }
    tellWithoutScope(withoutScope, document, findings);
  }
  const messages = draft.rules.map(({ id, message }) => ({
    name: `the rule ${id}`,
    words: message,
    placeOf: (locale: string) => (declared.get(id) as Cursor).member('message').member(locale).valueAt,
  }));
  reportCopied(messages, findings);
  const attributes = grouped(
    [...draft.objects.values()].flatMap((kind) => [...kind.attributes.values()]),
    ({ fact }) => fact,
  );
  const told = draft.rules.map((rule, index) => ({ rule, text: messages[index] as PlacedWords }));
  for (const ofFile of grouped(told, ({ rule }) => rule.at.file).values()) {
    const texts = ofFile.map(({ rule, text }) => ({ ...text, about: aboutOf(rule, attributes) }));
    const said = JSON.stringify(texts.map(({ words, about }) => [words, about]));
    sources.holds(`messages: ${said}`, findings, (into) => reportExchanged(texts, into));
  }
  for (const { rule, cursor } of severities) {
    if (declared.has(rule)) findings.names?.mention({ kind: 'rule', owner: '', name: rule, at: cursor.at });
    else
      findings.error(
        cursor.at,
        'unknown-rule',
        `unknown rule "${rule}"${didYouMean(rule, declared.keys())}`,
        `rule ${rule}`,
      );
  }
}

/** Of several rules the file is what lacks it. */
function tellWithoutScope(
  [first, ...others]: readonly (readonly [id: string, Cursor])[],
  document: Cursor | undefined,
  findings: Findings,
): void {
  if (!first) return;
  const [id, { at }] = first;
  const [next] = others;
  if (!next || !document) findings.error(at, 'missing-key', `the rule "${id}" has no scope, and neither has its file`);
  else {
    const rules = others.length === 1 ? next[0] : `${others.length} others`;
    findings.error(document.at, 'missing-key', `the file has no scope, and neither have its rules ${id} and ${rules}`);
  }
}

/** The rules that a pattern makes; rows of which it makes none are left out. */
function expanded(name: string, rule: Cursor, findings: Findings): readonly (readonly [string, Cursor])[] {
  const made = expandRows(name, rule, findings);
  for (const [id] of rule.member('rows').members) if (!made.some(([each]) => each === id)) leaveOut(id, rule, findings);
  return made;
}

function leaveOut(id: string, rule: Cursor, findings: Findings): void {
  findings.leaveOut(`rule ${id}`);
  for (const [name] of rule.member('with').members) findings.leaveOut(`own fact ${name}`);
}

function readRule(
  id: string,
  cursor: Cursor,
  scopeAt: Cursor,
  model: FactModel,
  reading: RuleSetReading,
): Rule | undefined {
  const { draft, findings } = reading;
  const scopeName = scopeAt.text;
  const kind = draft.objects.get(scopeName ?? '');
  if (!kind || scopeName === undefined) {
    if (scopeName !== undefined)
      findings.error(
        scopeAt.valueAt,
        'unknown-object',
        `unknown scope "${scopeName}"${didYouMean(scopeName, draft.objects.keys())}`,
        `object ${scopeName}`,
      );
    return undefined;
  }
  findings.names?.mention({ kind: 'object', owner: '', name: scopeName, at: scopeAt.valueAt });
  const withOwn = cursor.member('with');
  if (withOwn.hasFault || cursor.hasUnknownKey) {
    // What it has of its own is not known: facts, a scope.
    if (!withOwn.present || withOwn.hasFault) findings.leaveOut('own fact ?');
    readWords(cursor.member('message'), draft.locales, findings);
    return undefined;
  }
  const own = new Map<string, DerivedFact>();
  const declared = withOwn.members;
  for (const [name, fact] of declared) {
    if (kind.attributes.has(name) || kind.facts.has(name) || kind.relations.has(name)) {
      findings.error(fact.at, 'duplicate-key', `${kind.name} has a fact ${name} already; give this one another name`);
    }
  }
  for (const [name, { at }] of declared) findings.names?.define({ kind: 'own fact', owner: id, name, at });
  const table = model.ownFacts(id, kind.name, declared, own);
  for (const [name, fact] of declared) if (!table.fact(name, fact.at)) findings.leaveOut(`own fact ${name}`);
  const scope = model.scope(kind.name, table);
  const { node } = cursor.member('violatedWhen');
  const violatedWhen = scope && node && resolveCondition(node, scope, findings);
  const message = readWords(cursor.member('message'), draft.locales, findings);
  const examples = readExamples(cursor.member('examples'));
  checkExamples(id, cursor, findings);
  checkSources(cursor, reading);
  if (!scope || !violatedWhen) return undefined;
  const rule: Rule = {
    id,
    scope: kind.name,
    severity: (cursor.member('severity').text ?? 'error') as Severity,
    sources: cursor.member('sources').present ? cursor.member('sources').texts : undefined,
    with: own,
    violatedWhen,
    message,
    concerns: cursor.member('concerns').present ? cursor.member('concerns').texts : [...restsOn([violatedWhen]).paths],
    reference: '',
    ...readNotes(cursor),
    examples,
    intended: cursor.member('intended').text,
    at: cursor.at,
  };
  checkConcerns(cursor.member('concerns'), scope, findings);
  checkConcernsAreRead(rule, cursor.member('concerns'), scope, findings);
  checkPlaceholders(rule, cursor.member('message'), scope, findings);
  checkDirection(rule, cursor.member('message'), findings);
  return rule;
}

/** At least one example of each side of the threshold. */
function checkExamples(id: string, cursor: Cursor, findings: RuleSetReading['findings']): void {
  const examples = cursor.member('examples');
  const expected = examples.items.map((item) => item.member('expect'));
  // A misspelled outcome may have been the one that is missing.
  if (!checkOutcomes(examples, findings) || examples.node?.node !== 'list') return;
  for (const outcome of ['violated', 'satisfied']) {
    if (!expected.some(({ text }) => text === outcome))
      findings.error(examples.at, 'missing-example', `the rule "${id}" has no example that expects ${outcome}`);
  }
}

function checkSources(cursor: Cursor, { draft, findings }: RuleSetReading): void {
  const keys = draft.sourceTypes.map(({ key }) => key);
  for (const item of cursor.member('sources').items) {
    if (item.text !== undefined && keys.includes(item.text))
      findings.names?.mention({ kind: 'source type', owner: '', name: item.text, at: item.valueAt });
    if (item.text === undefined || keys.includes(item.text)) continue;
    findings.error(
      item.valueAt,
      'unknown-source-type',
      `unknown source type "${item.text}"${didYouMean(item.text, keys)}; expected one of: ${keys.join(', ')}`,
      `source type ${item.text}`,
    );
  }
}
