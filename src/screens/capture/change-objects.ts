import { attributeOf, type CaseObject } from '../../case/case-object.js';
import { type Case, mostObjects } from '../../case/case.js';
import type { CaseView } from '../../rules/program/program.js';
import { kindOfObject } from '../../rules/objects/kind-of-object.js';
import { addObject, hasRoom } from '../../rules/objects/make-object.js';
import { textIn } from '../../rules/model/words.js';
import { objectById } from '../../rules/objects/related-objects.js';
import { removedWith, removeObjects } from '../../rules/objects/remove-object.js';
import type { CaseWriter } from '../../rules/objects/write-attribute.js';
import type { Capturer } from './apply-answers.js';
import { addableType } from '../forms/button-commands.js';
import type { Command } from './commands.js';
import { clearHiddenAnswers } from '../questions/hidden-answers.js';
import { entryOf } from '../inputs/entry-value.js';
import { messageText } from '../model/messages.js';
import type { SourceProgram } from '../questions/source-program.js';

export type ChangedObjects =
  | { readonly kind: 'done'; readonly subject: Case; readonly view: CaseView; readonly changed: boolean }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Carries out `add` and `delete` on the case (decisions, "Capture"), `add` on the object `ownerId`; every other command
 * changes no object.
 */
export function changeObjects(
  { source, sources, writer, language }: Capturer,
  { subject, view }: { readonly subject: Case; readonly view: CaseView },
  command: Command,
  ownerId: number,
): ChangedObjects {
  const whole = { ...writer, subject };
  if (command.kind === 'add') {
    if (!add(whole, command.type, ownerId))
      return {
        kind: 'refused',
        reason: messageText(source.rules.screens, 'no-room', language, { maximum: mostObjects }),
      };
  } else if (command.kind === 'delete') {
    // The answers of the same request may have removed it already.
    const object = subject.objects.find(({ id }) => id === command.objectId);
    const kept = object && removedWith(subject, [object]).find(({ notDeletable }) => notDeletable);
    if (kept)
      return {
        kind: 'refused',
        reason: messageText(source.rules.screens, 'not-deletable', language, {
          name: objectName(source, kept, language),
        }),
      };
    if (object) removeObjects(whole, [object]);
  } else return { kind: 'done', subject, view, changed: false };
  return { kind: 'done', subject, view: clearHiddenAnswers(source.rules, sources, whole, view.today), changed: true };
}

/** What an object is called: the entry that it is coded with, else its kind. */
function objectName({ rules: { ruleSet } }: SourceProgram, object: CaseObject, language: string): string {
  const kind = kindOfObject(ruleSet, object);
  const code = kind?.attributes.get('code');
  const entry = code?.catalogue && entryOf(code.catalogue, attributeOf(object, code.id)?.value);
  const name = entry?.name ?? kind?.title;
  return name ? textIn(name, language) : '';
}

/**
 * Makes an object of the kind that the button means: of this type, and one that the item's object leads to. False when
 * the case has no room for it.
 */
function add(writer: CaseWriter, type: number, ownerId: number): boolean {
  const { ruleSet } = writer.program;
  const owner = objectById(writer.subject, ownerId);
  const targets = new Set([...(kindOfObject(ruleSet, owner)?.relations.values() ?? [])].map(({ target }) => target));
  const kind = [...ruleSet.objects.values()].find(
    ({ name }) => targets.has(name) && addableType(ruleSet, name) === type,
  );
  if (kind && !hasRoom(writer.subject, kind)) return false;
  if (kind) addObject(writer, owner, kind);
  return true;
}
