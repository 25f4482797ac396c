import type { Value } from '../case/values/value.js';
import { formatDate } from '../case/values/date.js';
import { sameValue } from '../case/values/same-value.js';
import type { Cursor } from '../documents/cursor.js';
import type { Findings } from '../documents/findings/findings.js';
import { exampleValue } from '../rules/examples/example-value.js';
import type { Attribute } from '../rules/model/attribute.js';
import type { CaseView, Instance } from '../rules/program/program.js';
import type { ChoiceQuestion } from '../screens/model/definition.js';
import { reachedBy } from '../screens/questions/reached-by.js';
import { entryOf, catalogueOf, optionId } from '../screens/inputs/entry-value.js';
import type { GivenValue } from '../screens/inputs/input.js';
import { type AskedQuestion, carrierOf, storedAnswer } from '../screens/questions/asked-question.js';
import { attributeOf } from '../case/case-object.js';
import { givenObjects } from './given-objects.js';
import type { Persona } from './persona.js';

/** What a persona answers to the questions of a case as it stands. */
export class PersonaAnswers {
  readonly #objects: ReadonlyMap<number, Cursor>;

  constructor(
    private readonly persona: Persona,
    private readonly view: CaseView,
    private readonly findings: Findings,
  ) {
    this.#objects = givenObjects(view, persona.given);
  }

  /** What is given for an object; undefined when the persona does not speak of it. */
  of(instance: Instance): Cursor | undefined {
    return this.#objects.get(instance.id);
  }

  /** The places of the file that answer a question: the object's own, else what holds for every object of its kind. */
  sourcesOf(asked: AskedQuestion): readonly Cursor[] {
    const { definition, attribute } = asked.question;
    if (definition.kind !== 'attribute') return this.#objectsOf(asked).map((object) => object.member(attribute.fact));
    const own = this.#carriersOf(asked).map((object) => object.member(attribute.fact));
    return own.some(({ present }) => present)
      ? own
      : [this.persona.each.member(attribute.object).member(attribute.fact)];
  }

  /** What the persona types, as a client sends it; undefined when it has nothing to say, or it is stored already. */
  to(asked: AskedQuestion): readonly GivenValue[] | undefined {
    const { definition, attribute } = asked.question;
    if (definition.kind === 'objects') {
      const entries = this.#objectsOf(asked).map((object) => this.#value(attribute, object.member(attribute.fact)));
      const stored = asked.carriers.map((carrier) => attributeOf(carrierOf(carrier, attribute), attribute.id)?.value);
      const same = entries.length === stored.length && entries.every((entry, index) => sameValue(entry, stored[index]));
      return same ? undefined : entries.flatMap((value) => (value ? [typed(asked, value)] : []));
    }
    if (definition.kind === 'choice') return this.#chosen(asked, definition);
    const [source] = this.sourcesOf(asked).filter(({ present }) => present);
    const value = source && this.#value(attribute, source);
    if (!value || sameValue(value, storedAnswer(asked)?.value)) return undefined;
    return [typed(asked, value)];
  }

  /** The object that the persona tells from the others by what the question shows of them. */
  #chosen(asked: AskedQuestion, { from }: ChoiceQuestion): readonly GivenValue[] | undefined {
    const { base, carriers, question } = asked;
    const [source] = this.sourcesOf(asked).filter(({ present }) => present);
    const value = source && this.#value(question.attribute, source);
    if (!value) return undefined;
    const meant = reachedBy(this.view.program, base, from).find((object) =>
      sameValue(attributeOf(carrierOf(object, question.attribute), question.attribute.id)?.value, value),
    );
    if (meant && carriers.includes(meant)) return undefined;
    return [{ id: meant ? String(meant.id) : '', value: meant ? '' : (source.text ?? ''), unit: '' }];
  }

  #objectsOf({ question, base }: AskedQuestion): readonly Cursor[] {
    const { definition } = question;
    const given = this.of(base);
    return definition.kind !== 'attribute' && given ? given.member(definition.relation.name).listed : [];
  }

  /** What is given for the objects that carry the answer, or for the one that the answer makes. */
  #carriersOf({ carriers, creates, base }: AskedQuestion): readonly Cursor[] {
    if (!creates) return carriers.flatMap((carrier) => this.of(carrier) ?? []);
    const given = this.of(base);
    const names = [creates.name, ...(creates.kind === 'one' ? creates.of : [])];
    return given ? names.flatMap((name) => given.member(name).listed).slice(0, 1) : [];
  }

  #value(attribute: Attribute, cursor: Cursor): Value | undefined {
    return cursor.present ? exampleValue(attribute, cursor, this.view.program, this.findings) : undefined;
  }
}

/** A value as it is typed or chosen. */
function typed(asked: AskedQuestion, value: Value): GivenValue {
  switch (value.kind) {
    case 'string':
      return { id: '', value: value.value, unit: '' };
    case 'number':
      return { id: '', value: String(value.value), unit: value.unit === undefined ? '' : String(value.unit) };
    case 'date':
      return { id: '', value: formatDate(value), unit: '' };
    case 'reference':
    case 'keyed': {
      const catalogue = catalogueOf(asked);
      const entry = entryOf(catalogue, value);
      return { id: entry ? optionId(catalogue, entry) : '', value: '', unit: '' };
    }
  }
}
