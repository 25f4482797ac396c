import type { Condition, RelationPath } from '../../rules/model/expression.js';
import type { Cursor } from '../../documents/cursor.js';
import { tail } from '../../documents/names.js';
import { checkStructure } from '../../documents/structure/structure.js';
import { plain } from '../../documents/structure/plain.js';
import { meantBy } from '../../documents/findings/nearest.js';
import { placeOf } from '../../documents/position.js';
import { saidTwice } from '../../documents/same-writing.js';
import type { AttributeQuestion, ChoiceQuestion, ObjectsQuestion, QuestionDefinition } from '../model/definition.js';
import type { Sb1Layout } from '../model/screen.js';
import { checkQuestion, choiceFlaw } from './check-question.js';
import { readNotice, reportMisplaced } from './read-notice.js';
import { type QuestionPath, resolveManyRelation, resolveQuestionPath } from './question-path.js';
import { readOpening } from './follows-up.js';
import type { Fillings } from './check-placeholders.js';
import type { TextName } from './texts.js';
import { questionSchemas } from './screen-schema.js';
import {
  factsOf,
  isUnresolved,
  readCondition,
  type ScreenPlace,
  type ScreenReading,
  withLookBack,
} from './screen-reading.js';

/** Reads one entry of a list of questions; `around` are the conditions of the blocks it stands in. */
type EntryReader = (
  cursor: Cursor,
  around: readonly Condition[],
  place: ScreenPlace,
  reading: ScreenReading,
) => readonly QuestionDefinition[];

/** By the member that says what the entry is; a notice goes with the question behind it. */
const readers: Readonly<Record<Exclude<keyof typeof questionSchemas, 'notice'>, EntryReader>> = {
  attribute: readAttributeQuestion,
  objects: readObjectsQuestion,
  choose: readChoiceQuestion,
  when: readBlock,
};

/**
 * A list of questions, blocks of questions and notices, in file order; what cannot be resolved is left out, with a
 * finding.
 */
export function readQuestions(
  list: Cursor,
  place: ScreenPlace,
  reading: ScreenReading,
  around: readonly Condition[] = [],
): readonly QuestionDefinition[] {
  const questions: QuestionDefinition[] = [];
  let before: Cursor[] = [];
  for (const cursor of list.items) {
    if (cursor.member('notice').present) {
      before.push(cursor);
      continue;
    }
    const isBlock = cursor.member('when').present;
    if (isBlock) reportMisplaced(before, reading);
    const notices = before.flatMap((notice) => readNotice(notice, place, reading));
    for (const question of readEntry(cursor, around, place, reading))
      questions.push(isBlock ? question : { ...question, notices });
    before = [];
  }
  reportMisplaced(before, reading);
  for (const [again, first] of saidTwice(list.items.flatMap((cursor) => cursor.member('when').node ?? [])))
    reading.findings.warning(
      again.at,
      'duplicate-condition',
      `the same condition stands at ${placeOf(first.at)}, before a block of questions beside this one`,
    );
  return questions;
}

function readEntry(
  cursor: Cursor,
  around: readonly Condition[],
  place: ScreenPlace,
  reading: ScreenReading,
): readonly QuestionDefinition[] {
  const kind = (Object.keys(readers) as (keyof typeof readers)[]).find((member) => cursor.member(member).present);
  if (!kind || !cursor.node) {
    const found = cursor.members.map(([key]) => key);
    const known = Object.values(questionSchemas).flatMap(({ properties }) => Object.keys(properties));
    const [meant] = meantBy(
      found.filter((key) => !known.includes(key)),
      Object.keys(questionSchemas),
    );
    const advice = meant === undefined ? '' : ` (did you mean ${meant}?)`;
    reading.findings.error(
      cursor.at,
      'missing-key',
      `found ${found.join(', ') || 'no keys'}${advice}; expected one of: ${Object.keys(questionSchemas).join(', ')}`,
    );
    return leaveOut(cursor, place, reading);
  }
  checkStructure(cursor.node, questionSchemas[kind], reading.findings);
  // What is wrong may be what names its text, or what it asks.
  if (cursor.holdsFault && kind === 'when') reading.texts.ignore(place.screen);
  else if (cursor.holdsFault) return leaveOut(cursor, place, reading);
  return readers[kind](cursor, around, place, reading);
}

function readBlock(
  cursor: Cursor,
  around: readonly Condition[],
  place: ScreenPlace,
  reading: ScreenReading,
): readonly QuestionDefinition[] {
  const when = readCondition(cursor.member('when'), true, place.kind, reading);
  return readQuestions(cursor.member('questions'), place, reading, [...around, when]);
}

function readAttributeQuestion(
  cursor: Cursor,
  around: readonly Condition[],
  place: ScreenPlace,
  reading: ScreenReading,
): readonly QuestionDefinition[] {
  const { text = '', valueAt } = cursor.member('attribute');
  const resolved =
    text === '' ? undefined : resolveQuestionPath(text, valueAt, place.kind, reading.ruleSet, reading.findings);
  if (!resolved) return leaveOut(cursor, place, reading);
  const question: AttributeQuestion = {
    kind: 'attribute',
    ...readBase(cursor, { text, names: namesOf(text, place, resolved) }, around, place, reading, {
      ...withLookBack(factsOf(place.kind), resolved.attribute),
    }),
    searchable: cursor.member('searchable').truth ?? false,
    attribute: resolved.attribute,
    path: resolved.path,
    shared: resolved.path.some(({ kind }) => kind !== 'one'),
  };
  checkQuestion(question, cursor, reading.findings);
  return [question];
}

function readObjectsQuestion(
  cursor: Cursor,
  around: readonly Condition[],
  place: ScreenPlace,
  reading: ScreenReading,
): readonly QuestionDefinition[] {
  const { text = '', valueAt } = cursor.member('objects');
  const relation = text === '' ? undefined : resolveManyRelation(text, valueAt, place.kind, reading.findings);
  const target = relation && reading.ruleSet.objects.get(relation.target);
  const by = cursor.member('by');
  const named =
    target && by.text !== undefined
      ? resolveQuestionPath(by.text, by.valueAt, target, reading.ruleSet, reading.findings)
      : undefined;
  if (!relation || !named) return leaveOut(cursor, place, reading);
  const question: ObjectsQuestion = {
    kind: 'objects',
    ...readBase(cursor, pathOf(relation, place), around, place, reading),
    searchable: cursor.member('searchable').truth ?? true,
    relation,
    by: named.attribute,
    repeats: cursor.member('repeats').truth ?? false,
  };
  checkQuestion(question, cursor, reading.findings);
  return named.path.length === 0 ? [question] : [];
}

function readChoiceQuestion(
  cursor: Cursor,
  around: readonly Condition[],
  place: ScreenPlace,
  reading: ScreenReading,
): readonly QuestionDefinition[] {
  const { ruleSet, findings, texts } = reading;
  const [choose, from, by] = [cursor.member('choose'), cursor.member('from'), cursor.member('by')];
  const relation = choose.text && resolveManyRelation(choose.text, choose.valueAt, place.kind, findings);
  const candidates = from.text && resolveManyRelation(from.text, from.valueAt, place.kind, findings);
  const target = relation ? ruleSet.objects.get(relation.target) : undefined;
  const named = target && by.text ? resolveQuestionPath(by.text, by.valueAt, target, ruleSet, findings) : undefined;
  if (!relation || !candidates || !target || !named) return leaveOut(cursor, place, reading);
  const base = readBase(cursor, pathOf(relation, place), around, place, reading);
  const flaw = choiceFlaw(relation, candidates, named.path.length);
  if (flaw) {
    findings.error(cursor.member(flaw.member).valueAt, 'wrong-kind', flaw.message);
    return leaveOut(cursor, place, reading);
  }
  const question: ChoiceQuestion = {
    kind: 'choice',
    ...base,
    searchable: false,
    relation: relation as ChoiceQuestion['relation'],
    from: candidates,
    by: named.attribute,
    option: texts.words(
      [place.screen, 'questions', `${base.key}.option`],
      base.at,
      factsOf(target),
      false,
      keyNames(cursor, pathOf(relation, place), place, reading),
    ),
  };
  checkQuestion(question, cursor, findings);
  return [question];
}

/**
 * Its text may be keyed by the path that is wrong, so it is neither missing nor surplus; its conditions are checked all
 * the same.
 */
function leaveOut(cursor: Cursor, place: ScreenPlace, reading: ScreenReading): readonly QuestionDefinition[] {
  for (const member of ['shownWhen', 'mandatoryWhen']) readCondition(cursor.member(member), true, place.kind, reading);
  reading.texts.ignore(place.screen);
  return [];
}

function readBase(
  cursor: Cursor,
  path: NamedPath,
  around: readonly Condition[],
  place: ScreenPlace,
  reading: ScreenReading,
  fillings: Fillings = factsOf(place.kind),
) {
  const key = cursor.member('key').text ?? path.text;
  const at = cursor.valueAt;
  const { shownWhen, followsUp } = readOpening(cursor, place.kind, reading);
  return {
    key,
    screen: place.screen,
    within: place.within,
    shownWhen: allOf([...around, shownWhen]),
    mandatoryWhen: readCondition(cursor.member('mandatoryWhen'), false, place.kind, reading),
    editable: cursor.member('editable').truth ?? true,
    renderingHint: cursor.member('renderingHint').text,
    rows: cursor.member('rows').number ?? 1,
    columns: cursor.member('columns').number,
    layout: readLayout(cursor.member('layout')),
    text: reading.texts.words(
      [place.screen, 'questions', key],
      at,
      fillings,
      false,
      keyNames(cursor, path, place, reading),
    ),
    followsUp,
    notices: [],
    intended: cursor.member('intended').text,
    at,
  };
}

/** A path, and what its parts name. */
interface NamedPath {
  readonly text: string;
  readonly names: readonly TextName[];
}

const namesOf = (text: string, { kind }: ScreenPlace, { path, attribute }: QuestionPath): readonly TextName[] => {
  const names = text.split('.');
  const owners = [kind.name, ...path.map(({ target }) => target)];
  return owners.map((owner, index) => ({
    kind: index < path.length ? ('relation' as const) : ('attribute' as const),
    owner: index < path.length ? owner : attribute.object,
    ...tail(text, names.slice(index)),
  }));
};

const pathOf = ({ name }: RelationPath, { kind }: ScreenPlace): NamedPath => ({
  text: name,
  names: [{ kind: 'relation', owner: kind.name, name }],
});

/** What the key of a question's text is made of: its own key, else what it asks. */
function keyNames(
  cursor: Cursor,
  { names }: NamedPath,
  { screen: owner }: ScreenPlace,
  { findings }: ScreenReading,
): readonly TextName[] {
  const { text: name, valueAt: at } = cursor.member('key');
  if (name === undefined) return names;
  findings.names?.define({ kind: 'question', owner, name, at });
  return [{ kind: 'question', owner, name }];
}

/** Checked by the schema; passed through to the client as it stands. */
export const readLayout = ({ node }: Cursor): Sb1Layout => (node?.node === 'map' ? (plain(node) as Sb1Layout) : {});

/** One condition that holds when all do; `true` and `false` stand alone. */
function allOf(conditions: readonly Condition[]): Condition {
  const never = conditions.find((condition) => condition.node === 'always' && !condition.value);
  if (never) return never;
  const open = conditions.filter((condition) => condition.node !== 'always' || isUnresolved(condition));
  const [first] = open;
  if (!first) return { node: 'always', value: true };
  return open.length === 1 ? first : { node: 'all', conditions: open };
}
