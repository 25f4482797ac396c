import type { Cursor } from '../../documents/cursor.js';
import { didYouMean } from '../../documents/findings/nearest.js';
import { placeOf } from '../../documents/position.js';
import { saidTwice } from '../../documents/same-writing.js';
import { checkStructure } from '../../documents/structure/structure.js';
import type { RelationPath } from '../../rules/model/expression.js';
import type { GroupDefinition, ObjectButton } from '../model/definition.js';
import { resolveManyRelation } from './question-path.js';
import { readLayout, readQuestions } from './read-questions.js';
import { buttonSchemas, groupSchemas } from './screen-schema.js';
import type { TextName } from './texts.js';
import { factsOf, type ScreenPlace, type ScreenReading } from './screen-reading.js';

type GroupType = GroupDefinition['type'];

/** Groups that frame one question or some buttons may go without a name of their own. */
const mayBeNameless: readonly GroupType[] = ['relButtons', 'input'];

/** A list of groups (SB1); one whose type is unknown is left out, with a finding. */
export function readGroups(list: Cursor, place: ScreenPlace, reading: ScreenReading): readonly GroupDefinition[] {
  const positions = list.items.flatMap((cursor) => cursor.member('layout').member('position').node ?? []);
  for (const [again, first] of saidTwice(positions)) {
    const message = `the group at ${placeOf(first.at)} stands in this place already`;
    reading.findings.warning(again.at, 'duplicate-position', message);
  }
  return list.items.flatMap((cursor) => readGroup(cursor, place, reading) ?? []);
}

function readGroup(cursor: Cursor, place: ScreenPlace, reading: ScreenReading): GroupDefinition | undefined {
  const type = choose(cursor, 'type', groupSchemas, reading);
  const key = cursor.member('group').text;
  if (!type || key === undefined) return leaveOut(place, reading);
  if (cursor.holdsFault) leaveOut(place, reading);
  const at = cursor.member('group').valueAt;
  const own: TextName = { kind: 'group', owner: place.screen, name: key };
  reading.findings.names?.define({ ...own, at });
  const textPath = (name: string) => [place.screen, 'groups', name];
  const name = reading.texts.words(textPath(key), at, factsOf(place.kind), mayBeNameless.includes(type), [own]);
  const over = type === 'list' ? readList(cursor, place, reading) : undefined;
  const element = over && reading.ruleSet.objects.get(over.target);
  if (type === 'list' && !element) return leaveOut(place, reading);
  const inner: ScreenPlace = over && element ? { ...place, kind: element, within: over } : place;
  checkContent(cursor, type, place, reading);
  return {
    key,
    type,
    name,
    layout: readLayout(cursor.member('layout')),
    over,
    title: element ? reading.texts.words(textPath(`${key}.title`), at, factsOf(element), false, [own]) : undefined,
    questions: [cursor.member('questions'), ...reading.additions.questionsOf(place.screen, key)].flatMap((list) =>
      readQuestions(list, inner, reading),
    ),
    buttons: readButtons(cursor.member('buttons'), place, reading),
    groups: readGroups(cursor.member('groups'), inner, reading),
  };
}

function readList(cursor: Cursor, place: ScreenPlace, reading: ScreenReading): RelationPath | undefined {
  const over = cursor.member('over');
  if (place.within) {
    reading.findings.error(
      cursor.member('type').valueAt,
      'misplaced-group',
      `this list stands inside the list over ${place.within.name}; lists do not nest`,
    );
    return undefined;
  }
  return over.text === undefined
    ? undefined
    : resolveManyRelation(over.text, over.valueAt, place.kind, reading.findings);
}

function readButtons(list: Cursor, place: ScreenPlace, reading: ScreenReading): readonly ObjectButton[] {
  const first = new Map<string, string>();
  return list.items.flatMap((cursor) => {
    const button = readButton(cursor, place, reading);
    if (!button) return [];
    const does = `${button.command} ${button.object ?? button.over?.name ?? ''}`;
    const same = first.get(does);
    if (same !== undefined)
      reading.findings.warning(cursor.at, 'duplicate-button', `the button ${same} does the same: ${does}`);
    first.set(does, same ?? button.key);
    return [button];
  });
}

function readButton(cursor: Cursor, place: ScreenPlace, reading: ScreenReading): ObjectButton | undefined {
  const command = choose(cursor, 'command', buttonSchemas, reading);
  const key = cursor.member('button').text;
  if (!command || key === undefined) return leaveOut(place, reading);
  const over = cursor.member('over');
  const relation =
    command === 'delete' && over.text !== undefined
      ? resolveManyRelation(over.text, over.valueAt, place.kind, reading.findings)
      : undefined;
  const object = command === 'add' ? readAddedKind(cursor.member('object'), place, reading) : undefined;
  if (!relation && object === undefined) return leaveOut(place, reading);
  const subject = (relation && reading.ruleSet.objects.get(relation.target)) ?? place.kind;
  const at = cursor.member('button').valueAt;
  const own: TextName = { kind: 'button', owner: place.screen, name: key };
  reading.findings.names?.define({ ...own, at });
  const name = reading.texts.words([place.screen, 'buttons', key], at, factsOf(subject), false, [own]);
  return { key, command, object, over: relation, name };
}

/** An object can be added where a relation of the scope leads to its kind. */
function readAddedKind(
  cursor: Cursor,
  { kind }: ScreenPlace,
  { ruleSet, findings }: ScreenReading,
): string | undefined {
  const name = cursor.text;
  if (name === undefined) return undefined;
  const reachable = [...kind.relations.values()]
    .filter((relation) => relation.kind === 'many')
    .map(({ target }) => target);
  if (reachable.includes(name)) {
    findings.names?.mention({ kind: 'object', owner: '', name, at: cursor.valueAt });
    return name;
  }
  if (ruleSet.objects.has(name)) {
    findings.error(
      cursor.valueAt,
      'wrong-object',
      `no relation of ${kind.name} leads to ${name}; expected one of: ${[...new Set(reachable)].join(', ')}`,
      `relation of ${kind.name} to ${name}`,
    );
  } else {
    const known = [...ruleSet.objects.keys()];
    findings.error(
      cursor.valueAt,
      'unknown-object',
      `unknown object kind "${name}"${didYouMean(name, known)}; expected one of: ${known.join(', ')}`,
      `object ${name}`,
    );
  }
  return undefined;
}

/** The texts of what cannot be read are not surplus. */
function leaveOut({ screen }: ScreenPlace, { texts }: ScreenReading): undefined {
  texts.ignore(screen);
}

/**
 * SB2 has no lists and no buttons, so screens that are shown in both forms cannot have them; an input group frames one
 * question.
 */
function checkContent(cursor: Cursor, type: GroupType, { sourceType }: ScreenPlace, { findings }: ScreenReading): void {
  if (!sourceType.technical && (type === 'list' || type === 'relButtons')) {
    findings.error(
      cursor.member('type').valueAt,
      'misplaced-group',
      `a group of type ${type} exists in SB1 only; ${sourceType.key} is shown as SB2 too, which a source type with technical: true is not`,
      `technical ${sourceType.key}`,
    );
  }
  const second = type === 'input' ? cursor.member('questions').items[1] : undefined;
  if (second)
    findings.error(
      second.valueAt,
      'surplus-question',
      'a group of type input frames one question; expected no second one',
    );
}

/** The schema that a member chooses, checked; an unknown choice is a finding. */
function choose<T extends string>(
  cursor: Cursor,
  member: string,
  schemas: Readonly<Record<T, object>>,
  { findings }: ScreenReading,
): T | undefined {
  const chosen = cursor.member(member);
  const choices = Object.keys(schemas) as T[];
  const choice = choices.find((each) => each === chosen.text);
  if (cursor.node && choice !== undefined) {
    checkStructure(cursor.node, schemas[choice], findings);
    return choice;
  }
  const found =
    chosen.text === undefined
      ? `the key "${member}" is missing or no text`
      : `found "${chosen.text}"${didYouMean(chosen.text, choices)}`;
  findings.error(
    chosen.present ? chosen.valueAt : cursor.valueAt,
    chosen.present ? 'unknown-value' : 'missing-key',
    `${found}; expected one of: ${choices.join(', ')}`,
  );
  return undefined;
}
