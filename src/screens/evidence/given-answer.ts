import type { GivenAnswer } from '../../case/evidence.js';
import { formatDate } from '../../case/values/date.js';
import type { Value } from '../../case/values/value.js';
import type { Entry } from '../../rules/model/catalogue.js';
import { textIn } from '../../rules/model/words.js';
import { plainNumber } from '../../text/number-forms.js';
import type { Answer } from '../capture/capture.js';
import { catalogueOf, entryOf, optionId } from '../inputs/entry-value.js';
import type { InputContext } from '../inputs/input.js';
import type { AskedQuestion } from '../questions/asked-question.js';

/** What an answer that was taken comes to, as screens say it; nothing when it clears. */
export function givenAnswer({ asked, meaning }: Answer, context: InputContext): readonly GivenAnswer[] {
  if (meaning.kind === 'entries') return meaning.entries.map((entry) => entryGiven(asked, entry, context));
  if (meaning.kind === 'object') return meaning.id === undefined ? [] : [objectGiven(asked, meaning.id, context)];
  return meaning.kind === 'value' && meaning.value ? [valueGiven(asked, meaning.value, context)] : [];
}

function valueGiven(asked: AskedQuestion, value: Value, context: InputContext): GivenAnswer {
  if (value.kind === 'string') return ['', value.value];
  if (value.kind === 'date') return ['', formatDate(value)];
  if (value.kind === 'number') return ['', plainNumber(value.value), unitName(asked, value.unit, context)];
  const entry = entryOf(catalogueOf(asked), value);
  return entry ? entryGiven(asked, entry, context) : [value.kind === 'keyed' ? value.key : String(value.id), ''];
}

const entryGiven = (asked: AskedQuestion, entry: Entry, { language }: InputContext): GivenAnswer => [
  optionId(catalogueOf(asked), entry),
  textIn(entry.name, language),
];

function objectGiven({ question, base }: AskedQuestion, id: number, { rules, language }: InputContext): GivenAnswer {
  const { definition } = question;
  const object = base.view.instance(id);
  const name = object && definition.kind === 'choice' ? rules.program.text(definition.option, object, language) : '';
  return [String(id), name];
}

function unitName({ question }: AskedQuestion, id: number, { rules, language }: InputContext): string {
  const unit = rules.program.unitsOf(question.attribute).find((each) => each.id === id);
  return unit ? textIn(unit.name, language) : '';
}
