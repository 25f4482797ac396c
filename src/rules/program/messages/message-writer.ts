import { IntlMessageFormat } from 'intl-messageformat';
import { Gap } from '../../values/gap.js';
import type { Program, Instance } from '../program.js';
import { attributeValue, type DerivedFact, type Expression } from '../../model/expression.js';
import { languageTag } from '../../../text/language-tag.js';
import type { ObjectKind } from '../../model/object-kind.js';
import { type Words, textIn } from '../../model/words.js';
import { CaseInstance } from '../evaluated-view.js';
import type { Compiler, Formula } from '../compile/compiled.js';
import { valueWords } from './value-words.js';

interface Placeholder {
  readonly name: string;
  readonly expression: Expression;
  readonly formula: Formula;
  /** Used by plural, select or a number style too, which need the value itself. */
  readonly raw: boolean;
}

interface Message {
  readonly format: IntlMessageFormat;
  readonly placeholders: readonly Placeholder[];
}

type Elements = ReturnType<IntlMessageFormat['getAst']>;
type Facts = ReadonlyMap<string, DerivedFact>;

/**
 * Numbers of the element types of a message: plain text, a placeholder that only prints its value, the last with a
 * name.
 */
const literal = 0;
const argument = 1;
const plural = 6;

const noFacts: Facts = new Map();

/**
 * Writes texts with placeholders in a locale; each is parsed once (rule language: "Messages are ICU MessageFormat").
 */
export class MessageWriter {
  readonly #messages = new Map<Words, Map<string, Message>>();

  constructor(private readonly compiler: Compiler) {}

  /** A violation's message; what is not there prints as a dash. */
  message({ rule, instance }: Parameters<Program['message']>[0], locale: string): string {
    return this.#write(rule.message, instance, locale, { facts: rule.with, absent: '–' });
  }

  /** A text of a screen; what is not there prints as nothing, and leaves no second blank behind. */
  text(words: Words, instance: Instance, locale: string): string {
    return this.#write(words, instance, locale, { facts: noFacts, absent: '' }).replace(/ +/g, ' ').trim();
  }

  #write(
    words: Words,
    instance: Instance,
    locale: string,
    { facts, absent }: { facts: Facts; absent: string },
  ): string {
    if (!(instance instanceof CaseInstance)) throw new Error('the instance does not come from the view of a program');
    const { format, placeholders } = this.#parsed(words, instance.kind, facts, locale);
    const values: Record<string, unknown> = {};
    for (const { name, expression, formula, raw } of placeholders) {
      const value = formula.value(instance, instance);
      values[name] =
        value instanceof Gap ? absent : raw ? value : valueWords(value, expression.type, locale, this.compiler);
    }
    return String(format.format(values as Record<string, string | number>));
  }

  #parsed(words: Words, kind: ObjectKind, facts: Facts, locale: string): Message {
    const key = `${kind.name} ${locale}`;
    let byKey = this.#messages.get(words);
    if (!byKey) this.#messages.set(words, (byKey = new Map()));
    const present = byKey.get(key);
    if (present) return present;
    const format = new IntlMessageFormat(textIn(words, locale), languageTag(locale), undefined, { ignoreTag: true });
    const found = new Map<string, boolean>();
    collect(format.getAst(), found);
    const placeholders = [...found].map(([name, raw]) => {
      const expression = factNamed(name, facts, kind);
      if (!expression)
        throw new Error(`a text about ${kind.name} has the unknown placeholder ${name}: ${textIn(words, locale)}`);
      return { name, expression, formula: this.compiler.value(expression, name), raw };
    });
    const message = { format, placeholders };
    byKey.set(key, message);
    return message;
  }
}

function collect(elements: Elements, found: Map<string, boolean>): void {
  for (const element of elements) {
    if (!('value' in element) || element.type === literal || element.type > plural) continue;
    found.set(element.value, (found.get(element.value) ?? false) || element.type !== argument);
    if ('options' in element) for (const option of Object.values(element.options)) collect(option.value, found);
  }
}

/** A fact of the rule, or an attribute or fact of the scope. */
function factNamed(name: string, facts: Facts, kind: ObjectKind): Expression | undefined {
  const fact = facts.get(name) ?? kind.facts.get(name);
  if (fact) return { node: 'derived', fact, type: fact.type };
  const attribute = kind.attributes.get(name);
  return attribute && attributeValue(attribute);
}
