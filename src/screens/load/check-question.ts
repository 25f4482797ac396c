import type { FindingCode } from '../../documents/finding-codes/finding-table.js';
import type { Findings } from '../../documents/findings/findings.js';
import type { Cursor } from '../../documents/cursor.js';
import type { Attribute } from '../../rules/model/attribute.js';
import type { RelationPath } from '../../rules/model/expression.js';
import type { AttributeQuestion, ObjectsQuestion, QuestionDefinition } from '../model/definition.js';
import { longestList } from '../model/longest-list.js';

/** What is wrong with a question that could be resolved: the member it shows at, and what was found and expected. */
interface Flaw {
  readonly member: string;
  readonly code: FindingCode;
  readonly message: string;
  /** The attribute whose kind it is, which may be wrong. */
  readonly about?: string;
}

/** What a schema cannot say of a question: whether its members fit the attribute it asks. */
export function checkQuestion(question: QuestionDefinition, cursor: Cursor, findings: Findings): void {
  const flaws = flawsOf(question, cursor);
  for (const { member, code, message, about } of flaws)
    findings.error(cursor.member(member).valueAt, code, message, about);
  const { present, truth, valueAt } = cursor.member('mandatoryWhen');
  if (present && truth === false)
    findings.warning(valueAt, 'surplus-key', 'mandatoryWhen: false says nothing: without it a question may stay open');
}

function* flawsOf(question: QuestionDefinition, cursor: Cursor): Iterable<Flaw> {
  if (question.kind === 'attribute') yield* attributeFlaws(question, cursor);
  else if (question.kind === 'objects') yield* objectsFlaws(question, cursor);
  if (question.rows > 1 && !(question.kind === 'attribute' && question.attribute.kind === 'string'))
    yield { member: 'rows', code: 'surplus-key', message: 'only a question for a text has rows' };
}

/** Why a relation cannot be chosen from others; undefined when it can. */
export function choiceFlaw(
  relation: RelationPath,
  from: RelationPath,
  steps: number,
): Pick<Flaw, 'member' | 'message'> | undefined {
  if (relation.kind !== 'many' || typeof relation.by !== 'object')
    return {
      member: 'choose',
      message: `${relation.name} is no relation by a relation type, which an answer could make`,
    };
  if (from.target !== relation.target)
    return { member: 'from', message: `${from.name} leads to ${from.target}; expected ${relation.target}` };
  return steps > 0
    ? { member: 'by', message: `expected an attribute of ${relation.target} itself, found a path` }
    : undefined;
}

function* attributeFlaws(
  { attribute, searchable, renderingHint, mandatoryWhen }: AttributeQuestion,
  cursor: Cursor,
): Iterable<Flaw> {
  const { fact, kind, catalogue, object } = attribute;
  const about = `kind ${object}.${fact}`;
  if (kind === 'internal') {
    yield {
      member: 'attribute',
      code: 'wrong-fact',
      message: `${fact} is written by the service only; it cannot be asked`,
    };
  }
  if (searchable && !catalogue) {
    yield {
      member: 'searchable',
      code: 'surplus-key',
      message: `${fact} is of kind ${kind}; only a question over a catalogue is searchable`,
      about,
    };
  }
  if (renderingHint !== undefined && (!catalogue || searchable)) {
    yield {
      member: 'renderingHint',
      code: 'surplus-key',
      message: `${fact} is ${catalogue ? 'searched' : `of kind ${kind}`}; a rendering hint is for selections`,
      about,
    };
  }
  if (catalogue && !searchable && catalogue.entries.size > longestList) yield tooLong('attribute', attribute);
  if (attribute.absentMeans !== undefined && !(mandatoryWhen.node === 'always' && !mandatoryWhen.value)) {
    const message = `${fact} has absentMeans: an answer left out counts as ${attribute.absentMeans}, so it cannot be mandatory`;
    yield {
      member: cursor.member('mandatoryWhen').present ? 'mandatoryWhen' : 'attribute',
      code: 'surplus-key',
      message,
    };
  }
}

function* objectsFlaws({ by, searchable, renderingHint }: ObjectsQuestion, cursor: Cursor): Iterable<Flaw> {
  if ((cursor.member('by').text ?? '').includes('.')) {
    yield { member: 'by', code: 'wrong-fact', message: `expected an attribute of ${by.object} itself, found a path` };
  }
  if (!by.catalogue) {
    yield {
      member: 'by',
      code: 'wrong-kind',
      message: `${by.fact} is of kind ${by.kind}; expected an attribute of kind reference`,
    };
  }
  if (!searchable) {
    yield {
      member: 'searchable',
      code: 'missing-search',
      message: 'a question over a list of objects is searched; leave searchable out or write true',
    };
  }
  if (renderingHint !== undefined) {
    yield {
      member: 'renderingHint',
      code: 'surplus-key',
      message: 'a question over a list of objects is searched; a rendering hint is for selections',
    };
  }
}

const tooLong = (member: string, { fact, catalogue }: Attribute): Flaw => ({
  member,
  code: 'missing-search',
  message: `the catalogue ${catalogue?.name} of ${fact} has ${catalogue?.entries.size} entries; above ${longestList} a question needs searchable: true`,
});
