import type { CaseObject } from '../../case/case-object.js';
import { linksOf } from '../../rules/objects/case-links.js';
import { removeObjects } from '../../rules/objects/remove-object.js';
import type { CaseWriter } from '../../rules/objects/write-attribute.js';
import { createsObject, storedAnswer } from '../questions/asked-question.js';
import type { ReadAnswer } from './read-answers.js';

/**
 * Removes the objects of which nothing is left once their last answer is cleared, where that answer had made them (rule
 * language, "Answers"): the case is then as it was before it. What createCaseInDB made says whether it may be deleted,
 * and stays.
 */
export function removeEmptied(writer: CaseWriter, answers: readonly ReadAnswer[]): void {
  const { subject } = writer;
  const emptied = new Set<CaseObject>();
  for (const { asked, reading } of answers) {
    const isCleared = reading.kind === 'value' && reading.value === undefined && storedAnswer(asked) !== undefined;
    if (!isCleared || !createsObject(asked.question.definition)) continue;
    for (const { id } of asked.carriers) {
      const links = linksOf(subject);
      const object = links.object(id);
      if (
        object &&
        object.attributes.length === 0 &&
        object.notDeletable === undefined &&
        links.leaving(id).length === 0
      )
        emptied.add(object);
    }
  }
  removeObjects(writer, [...emptied]);
}
