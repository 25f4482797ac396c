import type { Question } from '../question.js';
import { choiceControl } from './choice.js';
import type { Control, DrawContext } from './control.js';
import { fewControl, listControl } from './list.js';
import { dateControl, numberControl, textControl } from './text.js';

/** Draws a question with the control of its kind of field. */
export function drawQuestion(question: Question, context: DrawContext): Control {
  const { field } = question;
  switch (field.kind) {
    case 'choice':
      return choiceControl(question, field, context);
    case 'text':
      return textControl(question, field, context);
    case 'list':
      return field.options.length > 0 ? fewControl(question, field, context) : listControl(question, field, context);
    case 'date':
      return dateControl(question, field, context);
    case 'number':
      return numberControl(question, field, context);
  }
}
