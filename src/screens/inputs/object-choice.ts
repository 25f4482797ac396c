import { messageText } from '../model/messages.js';
import type { OptionValue } from '../model/screen.js';
import type { ChoiceQuestion } from '../model/definition.js';
import type { AskedQuestion } from '../questions/asked-question.js';
import { reachedBy } from '../questions/reached-by.js';
import { common, type Input, type InputContext, refused, type QuestionState } from './input.js';
import { sb1Selection } from './selection.js';

/** One object of the case, chosen from those that a relation leads to; the id of an option is the object's. */
export const objectChoiceInput: Input = {
  kind: 'choice',
  asks: ({ definition }) => definition.kind === 'choice',
  read([given], asked, { rules, language }) {
    const chosen = choices(asked).find(({ id }) => String(id) === given?.id);
    return chosen ? { kind: 'object', id: chosen.id } : refused(messageText(rules.screens, 'unknown-option', language));
  },
  sb2(state, context) {
    const { id, editable, mandatory, error } = common(state);
    return {
      selection: {
        id,
        name: questionOf(state.asked).relation.name,
        editable,
        mandatory,
        error,
        value: options(state, context),
      },
    };
  },
  sb1(state, context) {
    const { carriers } = state.asked;
    const selection = sb1Selection(state, options(state, context), carriers.length > 0);
    return { selection: { ...selection, name: questionOf(state.asked).relation.name } };
  },
};

function options({ asked, typed }: QuestionState, { rules, language }: InputContext): OptionValue[] {
  const selected = typed ? typed[0]?.id : asked.carriers[0] && String(asked.carriers[0].id);
  return choices(asked).map((object) => {
    const id = String(object.id);
    return { id, value: rules.program.text(questionOf(asked).option, object, language), selected: id === selected };
  });
}

/** What may be chosen; what is chosen already and no longer could be stands behind it, and may stay. */
function choices(asked: AskedQuestion): AskedQuestion['carriers'] {
  const offered = reachedBy(asked.base.view.program, asked.base, questionOf(asked).from);
  return [...offered, ...asked.carriers.filter((carrier) => !offered.includes(carrier))];
}

function questionOf({ question }: AskedQuestion): ChoiceQuestion {
  const { definition } = question;
  if (definition.kind !== 'choice') throw new Error(`the question ${definition.key} does not choose an object`);
  return definition;
}
