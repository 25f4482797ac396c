import { attributeOf } from '../../case/case-object.js';
import type { Entry } from '../../rules/model/catalogue.js';
import { textIn } from '../../rules/model/words.js';
import { entriesCalled } from '../../rules/entries/entries-named.js';
import { longestSearch, searchEntries } from '../../rules/entries/search-entries.js';
import { type AskedQuestion, carrierOf } from '../questions/asked-question.js';
import { messageText } from '../model/messages.js';
import type { InputValue } from '../model/screen.js';
import { catalogueOf, entryOf, isChoosable, optionId, referenceTo } from './entry-value.js';
import {
  accepted,
  emptyValue,
  type GivenValue,
  type Input,
  type InputContext,
  type Meaning,
  type QuestionState,
  refused,
  typedValue,
} from './input.js';
import { sb1TextInput, sb2TextInput } from './text-box.js';

const lengths = { minimum: 1, maximum: longestSearch };
/** The likeliest: who means none of them types more. */
const mostChoices = 10;
/** Each entry sent is a search and makes an object: more than anybody has, and few enough to be done at once. */
const mostEntries = 100;

/** One entry of a long catalogue, found by key or by words. */
export const searchInput: Input = {
  kind: 'search',
  asks: ({ definition, attribute }) =>
    definition.kind === 'attribute' && definition.searchable && attribute.kind === 'reference',
  read([given], asked, context) {
    const found = given && find(given, asked, context);
    if (!found) return refused(messageText(context.rules.screens, 'no-match', context.language, { value: '' }));
    return 'kind' in found ? found : accepted(referenceTo(catalogueOf(asked), found, asked.base.view.case.locale));
  },
  sb2: (state, context) => sb2TextInput(state, context, shown(state, context), choicesOf(state, context)),
  sb1: (state, context) => sb1TextInput(state, lengths, shown(state, context), choicesOf(state, context)),
};

/** A list of objects as one question: the entries of all of them. */
export const objectsInput: Input = {
  kind: 'searchList',
  asks: ({ definition }) => definition.kind === 'objects',
  read(values, asked, context) {
    const { definition } = asked.question;
    if (values.length > mostEntries)
      return refused(
        messageText(context.rules.screens, 'too-many-entries', context.language, { maximum: mostEntries }),
      );
    const entries: Entry[] = [];
    for (const given of values) {
      const found = find(given, asked, context);
      if ('kind' in found) return found;
      if (entries.includes(found) && !(definition.kind === 'objects' && definition.repeats))
        return refused(
          messageText(context.rules.screens, 'entry-twice', context.language, {
            name: textIn(found.name, context.language),
          }),
        );
      entries.push(found);
    }
    return { kind: 'entries', entries };
  },
  sb2: (state, context) =>
    sb2TextInput(state, context, listed(state.asked, state.typed, context), choicesOf(state, context)),
  sb1: (state, context) =>
    sb1TextInput(state, lengths, listed(state.asked, state.typed, context), choicesOf(state, context)),
};

const shown = ({ asked, typed, stored }: QuestionState, context: InputContext): InputValue =>
  typed ? typedValue(typed) : storedEntry(asked, stored?.value, context);

function listed(
  asked: AskedQuestion,
  typed: readonly GivenValue[] | undefined,
  context: InputContext,
): readonly InputValue[] {
  if (typed) return typed.map(({ id, value }) => ({ id, value }));
  const { attribute } = asked.question;
  return asked.carriers.map((carrier) =>
    storedEntry(asked, attributeOf(carrierOf(carrier, attribute), attribute.id)?.value, context),
  );
}

function storedEntry(
  asked: AskedQuestion,
  value: Parameters<typeof entryOf>[1],
  { language }: InputContext,
): InputValue {
  const catalogue = catalogueOf(asked);
  const entry = entryOf(catalogue, value);
  if (entry) return { id: optionId(catalogue, entry), value: textIn(entry.name, language) };
  return value?.kind === 'keyed' ? { id: value.key, value: '' } : emptyValue;
}

/**
 * The entry an answer means: by key in `id`, else the only one that is called as `value` says; nothing that is merely
 * found is taken for it (decisions, "Capture"). The refusal lists what may be meant.
 */
function find({ id, value }: GivenValue, asked: AskedQuestion, { rules, language }: InputContext): Entry | Meaning {
  const catalogue = catalogueOf(asked);
  if (id !== '') {
    const entry = catalogue.keyed ? catalogue.entries.get(id) : catalogue.byId.get(Number(id));
    const isMeant = entry !== undefined && optionId(catalogue, entry) === id && isChoosable(entry, asked);
    return isMeant ? entry : refused(messageText(rules.screens, 'no-match', language, { value: id }));
  }
  if (value.length > lengths.maximum)
    return refused(messageText(rules.screens, 'text-too-long', language, { maximum: lengths.maximum }));
  const called = entriesCalled(catalogue, value, rules.ruleSet.locales).filter((entry) => isChoosable(entry, asked));
  const [only, ...others] = called;
  if (only && others.length === 0) return only;
  const choices = choicesFor(value, asked, language);
  if (choices.length === 0) return refused(messageText(rules.screens, 'no-match', language, { value }));
  const matches = choices.map((choice) => `${choice.value} (${choice.id})`).join(', ');
  return refused(messageText(rules.screens, 'several-matches', language, { matches }));
}

/** What words may mean, the likeliest first. */
function choicesFor(value: string, asked: AskedQuestion, language: string): readonly InputValue[] {
  const catalogue = catalogueOf(asked);
  return searchEntries(catalogue, value, language, (entry) => isChoosable(entry, asked))
    .slice(0, mostChoices)
    .map(({ entry }) => ({ id: optionId(catalogue, entry), value: textIn(entry.name, language) }));
}

/** The choices for the first words of an answer that mean no one entry; undefined when there are none. */
function choicesOf({ asked, typed }: QuestionState, context: InputContext): readonly InputValue[] | undefined {
  const open = typed?.find((given) => given.id === '' && given.value !== '' && 'kind' in find(given, asked, context));
  const choices = open && choicesFor(open.value, asked, context.language);
  return choices && choices.length > 0 ? choices : undefined;
}
