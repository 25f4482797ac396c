import { attributeOf } from '../../case/case-object.js';
import { formatDate, type PartialDate } from '../../case/values/date.js';
import type { KeyedReferenceValue, ReferenceValue, Value } from '../../case/values/value.js';
import type { Attribute } from '../../rules/model/attribute.js';
import type { Catalogue, Entry } from '../../rules/model/catalogue.js';
import { type AskedQuestion, carrierOf } from '../questions/asked-question.js';

/** What a case stores for an entry: its id, or its key with the locale in which its name is read. */
export function referenceTo(catalogue: Catalogue, entry: Entry, locale: string): ReferenceValue | KeyedReferenceValue {
  return catalogue.keyed || entry.id === undefined
    ? { kind: 'keyed', key: entry.word, locale }
    : { kind: 'reference', id: entry.id };
}

/** The entry that a stored reference denotes; undefined when it dangles. */
export function entryOf(catalogue: Catalogue, value: Value | undefined): Entry | undefined {
  if (value?.kind === 'reference') return catalogue.byId.get(value.id);
  return value?.kind === 'keyed' ? catalogue.entries.get(value.key) : undefined;
}

/** What a client sends and gets as `id` of an entry: its id or its key. */
export const optionId = (catalogue: Catalogue, entry: Entry): string =>
  catalogue.keyed ? entry.word : String(entry.id);

/** Whether an entry may be answered: it is offered, or it is what an object of the question has already. */
export function isChoosable(entry: Entry, asked: AskedQuestion): boolean {
  if (isOffered(entry, asked)) return true;
  const { carriers, question } = asked;
  const { attribute } = question;
  return carriers.some(
    (carrier) => entryOf(catalogueOf(asked), attributeOf(carrierOf(carrier, attribute), attribute.id)?.value) === entry,
  );
}

/** A coded question, or what may be asked of an object. */
interface Coded {
  readonly base: Pick<AskedQuestion['base'], 'view'>;
  readonly question: { readonly attribute: Attribute };
}

/** Whether an entry is offered: today, and by the parameter set where that lists what is. */
export function isOffered(entry: Entry, { base, question }: Coded): boolean {
  const { today, program } = base.view;
  const { offered } = question.attribute;
  const list = offered && program.parameterSet.values.get(offered.name);
  return isValidOn(entry, today) && (list?.kind !== 'list' || list.values.includes(entry.word));
}

/** Whether an entry holds on a day; a coarser validity covers its whole year or month. */
export function isValidOn({ validFrom, validTo }: Entry, today: PartialDate): boolean {
  if (validFrom === undefined && validTo === undefined) return true;
  const day = formatDate(today);
  const from = validFrom === undefined || day.slice(0, validFrom.length) >= validFrom;
  const to = validTo === undefined || day.slice(0, validTo.length) <= validTo;
  return from && to;
}

/** The catalogue of a coded question. */
export function catalogueOf({ question }: Pick<AskedQuestion, 'question'>): Catalogue {
  const { catalogue, fact } = question.attribute;
  if (!catalogue) throw new Error(`the attribute ${fact} has no catalogue`);
  return catalogue;
}
