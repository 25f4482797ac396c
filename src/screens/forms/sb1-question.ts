import { textIn } from '../../rules/model/words.js';
import { questionText } from '../assess/capture-texts.js';
import type { ShownItem, ShownQuestion } from '../capture/show-item.js';
import { inputOf } from '../inputs/index.js';
import { shownUnit, unitsOf, unitSuffix } from '../inputs/number.js';
import { sb1Selection } from '../inputs/selection.js';
import { messageText } from '../model/messages.js';
import type { Sb1Question } from '../model/screen.js';

/**
 * A question of SB1; a number that allows several units is followed by a selection of its unit, with the id `<question
 * id>.unit`.
 */
export function sb1Question(show: ShownItem, state: ShownQuestion): readonly Sb1Question[] {
  const { asked } = state;
  const units = asked.question.attribute.kind === 'number' ? unitsOf(asked, show.rules) : [];
  const unit = units.length > 0 ? textIn(shownUnit(state, show.rules).name, show.language) : '';
  const text = questionText(show, state);
  const question: Sb1Question = {
    layout: asked.question.definition.layout,
    catyID: asked.question.attribute.id,
    cotyID: asked.cotyId,
    id: asked.id,
    fixedID: fixedIdOf(asked),
    name: unit === '' || units.length > 1 ? text : `${text} (${unit})`,
    ...inputOf(asked.question).sb1(state, show),
  };
  return units.length > 1 ? [question, unitQuestion(show, state, question)] : [question];
}

/**
 * What is chosen is not the attribute by which the question is known: the relation to the candidates tells them apart.
 */
function fixedIdOf({ cotyId, question: { attribute, definition } }: ShownQuestion['asked']): string {
  const own = `${cotyId}.${attribute.id}`;
  return definition.kind === 'choice' ? `${own}.${definition.from.name}` : own;
}

function unitQuestion(show: ShownItem, state: ShownQuestion, number: Sb1Question): Sb1Question {
  const shown = shownUnit(state, show.rules);
  const options = unitsOf(state.asked, show.rules).map((unit) => ({
    id: String(unit.id),
    value: textIn(unit.name, show.language),
    selected: unit.id === shown.id,
  }));
  const selection = sb1Selection({ ...state, error: '' }, options, state.stored !== undefined);
  const id = `${number.id}${unitSuffix}`;
  return {
    layout: number.layout,
    catyID: number.catyID,
    cotyID: number.cotyID,
    id,
    fixedID: `${number.fixedID}${unitSuffix}`,
    name: messageText(show.rules.screens, 'unit', show.language),
    selection: {
      ...selection,
      id,
      name: `${selection.name}${unitSuffix}`,
      renderingHint: 'ComboBox',
      noColumns: 1,
      mandatory: false,
    },
  };
}
