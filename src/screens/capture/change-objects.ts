import { attributeOf, type CaseObject } from '../../case/case-object.js';
import { hasRoom } from '../../rules/objects/make-object.js';
import { kindOfObject } from '../../rules/objects/kind-of-object.js';
import { addObject } from '../../rules/objects/make-object.js';
import { objectById } from '../../rules/objects/related-objects.js';
import { removedWith, removeObjects } from '../../rules/objects/remove-object.js';
import type { CaseWriter } from '../../rules/objects/write-attribute.js';
import { textIn } from '../../rules/model/words.js';
import { itemName } from '../assess/capture-texts.js';
import { entryOf } from '../inputs/entry-value.js';
import { addableType } from '../questions/button-commands.js';
import type { Command, TakenAction } from './capture.js';
import { changeCase } from './change-case.js';
import { noRoom, notDeletable } from './store-answer.js';

/** Carries out `add` and `delete` on the case (decisions, "Capture"); every other command changes no object. */
export function changeObjects(taken: TakenAction): TakenAction {
  const { command, refusals } = taken;
  if (refusals.size > 0 || (command.kind !== 'add' && command.kind !== 'delete')) return taken;
  const changed = changeCase(taken, (writer) => {
    const reason = command.kind === 'add' ? add(writer, command, taken) : remove(writer, command.objectId, taken);
    return new Map(reason === undefined ? [] : [[itemName(taken, command.item), reason]]);
  });
  return { ...taken, ...changed, captured: true };
}

/**
 * Makes an object of the kind that the button means: of this type, and one that the item's object leads to. Says why
 * not when the case has no room for it.
 */
function add(
  writer: CaseWriter,
  { type, item }: Extract<Command, { kind: 'add' }>,
  taken: TakenAction,
): string | undefined {
  const { ruleSet } = writer.program;
  const owner = objectById(writer.subject, item.instance.id);
  const targets = new Set([...(kindOfObject(ruleSet, owner)?.relations.values() ?? [])].map(({ target }) => target));
  const kind = [...ruleSet.objects.values()].find(
    ({ name }) => targets.has(name) && addableType(ruleSet, name) === type,
  );
  if (kind && !hasRoom(writer.subject, kind)) return noRoom(taken);
  if (kind) addObject(writer, owner, kind);
  return undefined;
}

/**
 * Removes an object, unless something that goes with it must stay; the answers of the same request may have done it.
 */
function remove(writer: CaseWriter, objectId: number, taken: TakenAction): string | undefined {
  const { subject } = writer;
  const object = subject.objects.find(({ id }) => id === objectId);
  const kept = object && removedWith(subject, [object]).find((each) => each.notDeletable);
  if (kept) return notDeletable(taken, objectName(taken, kept));
  if (object) removeObjects(writer, [object]);
  return undefined;
}

/** What an object is called: the entry that it is coded with, else its kind. */
function objectName({ rules: { ruleSet }, language }: TakenAction, object: CaseObject): string {
  const kind = kindOfObject(ruleSet, object);
  const code = kind?.attributes.get('code');
  const entry = code?.catalogue && entryOf(code.catalogue, attributeOf(object, code.id)?.value);
  const name = entry?.name ?? kind?.title;
  return name ? textIn(name, language) : '';
}
