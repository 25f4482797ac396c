import type { Cursor } from '../../documents/cursor.js';
import { didYouMean } from '../../documents/findings/nearest.js';
import type { ObjectKind } from '../../rules/model/object-kind.js';
import type { SourceType } from '../../rules/model/rule-set.js';
import {
  askedAttribute,
  type GroupDefinition,
  type QuestionDefinition,
  type ScreenDefinition,
} from '../model/definition.js';
import { readOpening } from './follows-up.js';
import { readGroups } from './read-groups.js';
import { readQuestions } from './read-questions.js';
import { factsOf, type ScreenPlace, type ScreenReading } from './screen-reading.js';

/** Sections of the texts that are no screens. */
const reserved = ['navigation', 'messages'];

/** A screen file; undefined, with a finding, when its key or scope is not known. */
export function readScreen(
  document: Cursor,
  sourceType: SourceType,
  reading: ScreenReading,
): ScreenDefinition | undefined {
  const { texts, findings } = reading;
  const screen = document.member('screen');
  const key = screen.text;
  if (key !== undefined && reserved.includes(key)) {
    findings.error(screen.valueAt, 'reserved-name', `"${key}" names a section of the texts; choose another key`);
  }
  if (key === undefined || reserved.includes(key)) {
    texts.ignore();
    return undefined;
  }
  const kind = readScope(document.member('scope'), sourceType, reading);
  if (!kind) {
    texts.ignore(key);
    return undefined;
  }
  findings.names?.define({ kind: 'screen', owner: '', name: key, at: screen.valueAt });
  const place: ScreenPlace = { screen: key, sourceType, kind, within: undefined };
  texts.tellScreen(key);
  if (document.holdsFault) texts.ignore(key);
  const name = texts.words([key, 'name'], screen.valueAt, factsOf(kind));
  // The group of an item is a member of SB2, where technical screens do not exist.
  const group = texts.words([key, 'group'], screen.valueAt, factsOf(kind), sourceType.technical);
  const groups = readGroups(document.member('groups'), place, reading);
  const own = document.member('questions');
  const lists = own.present ? [own, ...reading.additions.questionsOf(key)] : [];
  const questions = [...lists.flatMap((list) => readQuestions(list, place, reading)), ...groups.flatMap(questionsOf)];
  checkContent(document, key, reading);
  checkUnique(questions, reading);
  return {
    key,
    sourceType,
    scope: kind.name,
    ...readOpening(document, kind, reading),
    name,
    group,
    groups,
    questions,
    at: screen.valueAt,
  };
}

/** Every scope shown as SB2 leads to one person, because an SB2 screen names one. */
function readScope(
  cursor: Cursor,
  sourceType: SourceType,
  { ruleSet, findings }: ScreenReading,
): ObjectKind | undefined {
  const name = cursor.text;
  if (name === undefined) return undefined;
  const kind = ruleSet.objects.get(name);
  if (!kind) {
    const known = [...ruleSet.objects.keys()];
    findings.error(
      cursor.valueAt,
      'unknown-object',
      `unknown scope "${name}"${didYouMean(name, known)}; expected one of: ${known.join(', ')}`,
      `object ${name}`,
    );
    return undefined;
  }
  findings.names?.mention({ kind: 'object', owner: '', name, at: cursor.valueAt });
  const person = kind.relations.get('person');
  const leadsToPerson = name === 'person' || (person?.kind === 'one' && person.target === 'person');
  if (!sourceType.technical && !leadsToPerson) {
    findings.error(
      cursor.valueAt,
      'wrong-object',
      `${name} does not lead to one person; a screen of ${sourceType.key} needs a scope with the relation person`,
      `${name}.person`,
    );
  }
  return kind;
}

const questionsOf = (group: GroupDefinition): readonly QuestionDefinition[] => [
  ...group.questions,
  ...group.groups.flatMap(questionsOf),
];

function checkContent(document: Cursor, key: string, { texts, findings }: ScreenReading): void {
  const groups = document.member('groups');
  const questions = document.member('questions');
  if (groups.present && questions.present) {
    findings.error(groups.at, 'surplus-key', 'found groups beside questions; a screen has one of them');
  } else if (!groups.present && !questions.present) {
    texts.ignore(key);
    findings.error(document.valueAt, 'missing-key', 'the screen asks nothing; expected one of: questions, groups');
  }
}

/** Texts are found by a question's key, answers by what it asks. */
function checkUnique(questions: readonly QuestionDefinition[], { findings }: ScreenReading): void {
  const keys = new Map<string, QuestionDefinition>();
  const subjects = new Map<string, QuestionDefinition>();
  for (const question of questions) {
    const sameKey = keys.get(question.key);
    const sameSubject = subjects.get(subjectOf(question));
    if (sameKey) {
      const message = `the question key "${question.key}" stands twice in this screen; first in ${placeOf(sameKey, question)}. Give one of them a key of its own`;
      findings.error(question.at, 'duplicate-key', message);
    } else if (sameSubject) {
      findings.error(
        question.at,
        'duplicate-question',
        `the question in ${placeOf(sameSubject, question)} asks the same`,
      );
    }
    keys.set(question.key, question);
    subjects.set(subjectOf(question), question);
  }
}

/** A file that adds to a shared screen has lines of its own. */
const placeOf = ({ at }: QuestionDefinition, seenFrom: QuestionDefinition): string =>
  at.file === seenFrom.at.file ? `line ${at.line}` : `${at.file}:${at.line}`;

function subjectOf(question: QuestionDefinition): string {
  const relations =
    question.kind === 'attribute' ? question.path : [question.kind === 'choice' ? question.from : question.relation];
  return [
    question.kind,
    question.within?.name ?? '',
    ...relations.map(({ name }) => name),
    askedAttribute(question).fact,
  ].join('/');
}
