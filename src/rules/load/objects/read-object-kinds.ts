import type { Position } from '../../../documents/position.js';
import { type benefitParts, type ObjectKind, partRelations, relationEnds } from '../../model/object-kind.js';
import type { RelationType } from '../../model/relation-type.js';
import { Cursor } from '../../../documents/cursor.js';
import type { ObjectKindDraft, RuleSetReading } from '../draft/draft.js';
import { didYouMean } from '../../../documents/findings/nearest.js';
import { misnamedKind, type WrittenKind } from './misnamed-kind.js';
import { readName } from '../draft/read-words.js';

/**
 * The object kinds (without relations) and relation types of all `rule-set.yaml`. The members of a kind may stand in
 * several folders: one in common, its type in the system's own; the same member twice is a finding.
 */
export function readObjectKinds(documents: readonly Cursor[], reading: RuleSetReading): void {
  const written = new Map<string, WrittenKind>();
  for (const document of documents) {
    for (const [name, cursor] of document.member('objects').members) mergeMembers(name, cursor, written, reading);
  }
  const misnamed = misnamedKind(written, documents);
  if (misnamed) {
    reading.sources.refuseBasis(misnamed.at.file, [misnamed]);
    return;
  }
  for (const [name, kind] of written) reading.draft.objects.set(name, readKind(name, kind, reading));
  checkTypeIds(written, reading);
  for (const document of documents) {
    for (const [key, cursor] of document.member('relationTypes').members) readRelationType(key, cursor, reading);
  }
  requireWhatTheServiceNames(documents, reading);
}

/** The Application, and how a benefit leads to its parts: the service itself makes these, by these names. */
function requireWhatTheServiceNames(documents: readonly Cursor[], { draft, findings }: RuleSetReading): void {
  // A file that is gone since it was found to be there is told of as such.
  const at = documents.at(-1)?.at;
  if (!at) return;
  if (!draft.objects.has('case')) findings.error(at, 'missing-key', 'there is no object "case", the Application');
  if (![...draft.objects.values()].some(({ parts }) => parts)) return;
  for (const key of Object.values(partRelations)) {
    if (!draft.relationTypes.has(key))
      findings.error(at, 'missing-key', `there is no relation type "${key}", which joins the parts of a benefit`);
  }
}

function mergeMembers(name: string, cursor: Cursor, all: Map<string, WrittenKind>, { findings }: RuleSetReading): void {
  findings.names?.define({ kind: 'object', owner: '', name, at: cursor.at });
  const { at, members } = all.get(name) ?? { at: cursor.at, members: new Map<string, Cursor>() };
  all.set(name, { at, members });
  for (const [key, member] of cursor.members) {
    if (key === 'relations') continue;
    const before = members.get(key);
    if (before)
      findings.error(
        member.at,
        'duplicate-key',
        `"${key}" of the object ${name} stands twice; first at ${placeText(before.at)}`,
      );
    else members.set(key, member);
  }
}

function readKind(name: string, { at, members }: WrittenKind, { draft, findings }: RuleSetReading): ObjectKindDraft {
  const member = (key: string): Cursor => members.get(key) ?? new Cursor(undefined, at);
  const triple = members.has('types');
  for (const key of triple ? ['names'] : ['type', 'name']) {
    if (!members.has(key)) findings.error(at, 'missing-key', `the key "${key}" of the object ${name} is missing`);
  }
  for (const key of triple ? ['type', 'name'] : ['names']) {
    const surplus = members.get(key);
    if (surplus)
      findings.error(
        surplus.at,
        'surplus-key',
        triple ? `with types stands names, not ${key}` : 'names goes with types; expected name',
      );
  }
  const part = (element: (typeof benefitParts)[number]) => ({
    type: member('types').member(element).number ?? 0,
    title: readName(member('names').member(element), draft.locales, findings),
  });
  const parts: ObjectKind['parts'] = triple
    ? { Benefit: part('Benefit'), EventPayment: part('EventPayment'), Payment: part('Payment') }
    : undefined;
  return {
    name,
    type: parts?.Benefit.type ?? member('type').number ?? 0,
    title: parts?.Benefit.title ?? readName(member('name'), draft.locales, findings),
    ...(parts ? { parts } : {}),
    relations: new Map(),
    attributes: new Map(),
    attributesById: new Map(),
    facts: new Map(),
  };
}

function checkTypeIds(written: ReadonlyMap<string, WrittenKind>, { draft, findings }: RuleSetReading): void {
  const owners = new Map<number, string>();
  for (const kind of draft.objects.values()) {
    if (kind.parts) continue;
    const owner = owners.get(kind.type);
    const at = written.get(kind.name)?.members.get('type')?.valueAt;
    if (owner !== undefined && at)
      findings.error(at, 'duplicate-id', `the type ${kind.type} belongs to the object ${owner} already`);
    owners.set(kind.type, kind.name);
  }
}

function readRelationType(key: string, cursor: Cursor, { draft, findings }: RuleSetReading): void {
  const before = draft.relationTypes.get(key);
  if (before) {
    findings.error(cursor.at, 'duplicate-key', `the relation type "${key}" stands twice`);
    return;
  }
  const id = cursor.member('id').number ?? 0;
  const sameId = [...draft.relationTypes.values()].find((each) => each.id === id);
  if (sameId)
    findings.error(
      cursor.member('id').valueAt,
      'duplicate-id',
      `the id ${id} belongs to the relation type ${sameId.key} already`,
    );
  const ends = relationEnds(draft.objects.keys());
  for (const end of ['from', 'to']) {
    const name = cursor.member(end).text;
    if (name !== undefined && draft.objects.has(name))
      findings.names?.mention({ kind: 'object', owner: '', name, at: cursor.member(end).valueAt });
    if (name === undefined || ends.includes(name)) continue;
    const message = `unknown object "${name}"${didYouMean(name, ends)}`;
    findings.error(cursor.member(end).valueAt, 'unknown-object', message, `object ${name}`);
  }
  findings.names?.define({ kind: 'relation type', owner: '', name: key, at: cursor.at });
  const type: RelationType = {
    key,
    id,
    from: cursor.member('from').text ?? '',
    to: cursor.member('to').text ?? '',
    name: readName(cursor.member('name'), draft.locales, findings),
  };
  draft.relationTypes.set(key, type);
}

const placeText = (at: Position): string => `${at.file}:${at.line}`;
