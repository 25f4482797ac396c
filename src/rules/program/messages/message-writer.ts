import { Gap } from '../../values/gap.js';
import type { Program, Instance } from '../program.js';
import { attributeValue, type DerivedFact, type Expression } from '../../model/expression.js';
import type { ObjectKind } from '../../model/object-kind.js';
import { type Words, textIn } from '../../model/words.js';
import { CaseInstance } from '../evaluated-view.js';
import type { Compiler, Formula } from '../compile/compiled.js';
import { MessageFormat } from './message-format.js';
import { quantityWords, valueWords } from './value-words.js';

interface Placeholder {
  readonly expression: Expression;
  readonly formula: Formula;
}

interface Message {
  readonly format: MessageFormat;
  readonly placeholders: ReadonlyMap<string, Placeholder>;
}

type Facts = ReadonlyMap<string, DerivedFact>;

const noFacts: Facts = new Map();
const nothing: ReadonlyMap<string, string> = new Map();

/**
 * Writes texts with placeholders in a locale; each is parsed once (rule language: "Messages are ICU MessageFormat").
 */
export class MessageWriter {
  readonly #messages = new Map<Words, Map<string, Message>>();

  constructor(private readonly compiler: Compiler) {}

  /** A violation's message; what is not there prints as a dash. */
  message({ rule, instance }: Parameters<Program['message']>[0], locale: string): string {
    return this.#write(rule.message, instance, locale, { facts: rule.with, given: nothing, absent: '–' });
  }

  /** A text of a screen; what is not there prints as nothing, and leaves no second blank behind. */
  text(words: Words, instance: Instance, locale: string, given: ReadonlyMap<string, string> = nothing): string {
    return this.#write(words, instance, locale, { facts: noFacts, given, absent: '' }).replace(/ +/g, ' ').trim();
  }

  #write(
    words: Words,
    instance: Instance,
    locale: string,
    { facts, given, absent }: { facts: Facts; given: ReadonlyMap<string, string>; absent: string },
  ): string {
    if (!(instance instanceof CaseInstance)) throw new Error('the instance does not come from the view of a program');
    const { format, placeholders } = this.#parsed(words, instance.kind, facts, locale, given);
    return format.fill((name) => {
      const ready = given.get(name);
      if (ready !== undefined) return { words: ready, raw: ready, quantity: () => ready };
      const placeholder = placeholders.get(name);
      const value = placeholder?.formula.value(instance, instance);
      if (!placeholder || value === undefined || value instanceof Gap)
        return { words: absent, raw: absent, quantity: () => absent };
      const { type } = placeholder.expression;
      return {
        words: valueWords(value, type, locale, this.compiler),
        raw: typeof value === 'number' ? value : String(value),
        quantity: (grammaticalCase) => quantityWords(value, type, locale, this.compiler, grammaticalCase),
      };
    });
  }

  #parsed(words: Words, kind: ObjectKind, facts: Facts, locale: string, given: ReadonlyMap<string, string>): Message {
    const key = `${kind.name} ${locale}`;
    let byKey = this.#messages.get(words);
    if (!byKey) this.#messages.set(words, (byKey = new Map()));
    const present = byKey.get(key);
    if (present) return present;
    const format = new MessageFormat(textIn(words, locale), locale);
    const placeholders = new Map(
      [...format.names]
        .filter((name) => !given.has(name))
        .map((name) => {
          const expression = factNamed(name, facts, kind);
          if (!expression)
            throw new Error(`a text about ${kind.name} has the unknown placeholder ${name}: ${textIn(words, locale)}`);
          return [name, { expression, formula: this.compiler.value(expression, name) }];
        }),
    );
    const message = { format, placeholders };
    byKey.set(key, message);
    return message;
  }
}

/** A fact of the rule, or an attribute or fact of the scope. */
function factNamed(name: string, facts: Facts, kind: ObjectKind): Expression | undefined {
  const fact = facts.get(name) ?? kind.facts.get(name);
  if (fact) return { node: 'derived', fact, type: fact.type };
  const attribute = kind.attributes.get(name);
  return attribute && attributeValue(attribute);
}
