import type { Entry } from '../../rules/model/catalogue.js';
import { textIn } from '../../rules/model/words.js';
import { type AskedQuestion, storedAnswer } from '../questions/asked-question.js';
import { messageText } from '../model/messages.js';
import type { OptionValue, Sb1Selection } from '../model/screen.js';
import { catalogueOf, entryOf, isOffered, optionId, referenceTo } from './entry-value.js';
import { accepted, common, type Input, refused, type QuestionState } from './input.js';

/** One entry of a short catalogue. */
export const selectionInput: Input = {
  kind: 'choice',
  asks: ({ attribute }) => attribute.kind === 'reference',
  read([given], asked, { rules, language }) {
    const catalogue = catalogueOf(asked);
    const entry = choices(asked).find((candidate) => optionId(catalogue, candidate) === given?.id);
    return entry
      ? accepted(referenceTo(catalogue, entry, asked.base.view.case.locale))
      : refused(messageText(rules.screens, 'unknown-option', language));
  },
  sb2(state, { language }) {
    const { id, name, editable, mandatory, error } = named(state);
    return { selection: { id, name, editable, mandatory, error, value: optionsOf(state, language) } };
  },
  sb1(state, { language }) {
    return { selection: sb1Selection(state, optionsOf(state, language), state.stored !== undefined) };
  },
};

/** How many options are shown one under the other before a list is folded into a box. */
const mostRadioButtons = 3;

/** A selection of SB1; the rendering hint is the screen file's, or follows from the number of options. */
export function sb1Selection(state: QuestionState, value: readonly OptionValue[], collected: boolean): Sb1Selection {
  const { id, name, editable, mandatory, error } = named(state);
  const hint =
    state.asked.question.definition.renderingHint ?? (value.length <= mostRadioButtons ? 'RadioButton' : 'ComboBox');
  const spread = hint === 'RadioButton';
  return {
    noColumns: spread ? value.length : 1,
    noRows: hint === 'List' ? Math.min(value.length, 10) : 1,
    editable,
    multiple: false,
    name,
    renderingHint: hint,
    id,
    error,
    mandatory,
    collected,
    value,
  };
}

function named(state: QuestionState) {
  const { id, editable, mandatory, error } = common(state);
  return { id, name: state.asked.question.attribute.fact, editable, mandatory, error };
}

function optionsOf(state: QuestionState, language: string): OptionValue[] {
  const catalogue = catalogueOf(state.asked);
  const stored = entryOf(catalogue, state.stored?.value);
  const selected = state.typed ? state.typed[0]?.id : stored && optionId(catalogue, stored);
  return choices(state.asked).map((entry) => {
    const id = optionId(catalogue, entry);
    return { id, value: textIn(entry.name, language), selected: id === selected };
  });
}

/** What is offered; an answer that no longer is stands behind it, and may stay. */
function choices(asked: AskedQuestion): readonly Entry[] {
  const catalogue = catalogueOf(asked);
  const offered = [...catalogue.entries.values()].filter((entry) => isOffered(entry, asked));
  const stored = entryOf(catalogue, storedAnswer(asked)?.value);
  return stored && !offered.includes(stored) ? [...offered, stored] : offered;
}
