import { remembered } from '../../../lists/remembered.js';
import { Gap } from '../../values/gap.js';
import type { Program, Instance, TextOwner } from '../program.js';
import { attributeValue, type DerivedFact, type Expression, parameterValue } from '../../model/expression.js';
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
  /** As a text of a screen, where nothing is to be filled. */
  readonly fixed: string | undefined;
  /** The same where nothing is to be filled but what is given, by what that is. */
  readonly filled: WeakMap<ReadonlyMap<string, string>, string>;
}

/** What a placeholder means in a text about an object of a kind. */
type Names = (name: string, kind: ObjectKind) => Expression | undefined;

/** How a text is filled: what its placeholders mean, those that are no facts, and what stands for what is not there. */
interface Fill {
  readonly names: Names;
  readonly given?: ReadonlyMap<string, string> | undefined;
  readonly absent: string;
}

/**
 * Writes texts with placeholders in a locale; each is parsed once (rule language: "Messages are ICU MessageFormat").
 */
export class MessageWriter {
  /** By locale, words, and the kind of object that they are about. */
  readonly #messages = new Map<string, Map<Words, Map<ObjectKind, Message>>>();

  constructor(private readonly compiler: Compiler) {}

  /** A violation's message; what is not there prints as a dash. */
  message({ rule, instance }: Parameters<Program['message']>[0], locale: string): string {
    return this.#write(rule.message, instance, locale, {
      names: (name, kind) => derived(rule.with.get(name)) ?? factNamed(name, kind),
      absent: '–',
    });
  }

  /** A text of a screen; what is not there prints as nothing, and leaves no second blank behind. */
  text(words: Words, instance: Instance, locale: string, given?: ReadonlyMap<string, string>): string {
    const { fixed, filled, placeholders } = this.#parsed(words, instance.kind, locale, { names: factNamed, given });
    if (fixed !== undefined) return fixed;
    const write = (): string => tidied(this.#write(words, instance, locale, { names: factNamed, given, absent: '' }));
    return given && placeholders.size === 0 ? remembered(filled, given, write) : write();
  }

  /** Whose a text of a screen is. */
  textOwner(words: Words, instance: Instance, locale: string, given?: ReadonlyMap<string, string>): TextOwner {
    const { placeholders } = this.#parsed(words, instance.kind, locale, { names: factNamed, given });
    if (placeholders.size === 0) return 'fixed';
    const kinds = [...placeholders.values()].map(({ expression }) => expression.type.kind);
    return kinds.every((kind) => kind === 'code' || kind === 'word') ? 'coded' : 'own';
  }

  /** A text that is about no object: its placeholders are parameters of the parameter set. */
  textOfParameters(words: Words, instance: Instance, locale: string): string {
    const { parameters } = this.compiler.ruleSet;
    const names: Names = (name) => {
      const parameter = parameters.get(name);
      return parameter && parameterValue(parameter);
    };
    return this.#write(words, instance, locale, { names, absent: '' });
  }

  #write(words: Words, instance: Instance, locale: string, { names, given, absent }: Fill): string {
    if (!(instance instanceof CaseInstance)) throw new Error('the instance does not come from the view of a program');
    const { format, placeholders } = this.#parsed(words, instance.kind, locale, { names, given });
    return format.fill((name) => {
      const ready = given?.get(name);
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

  #parsed(words: Words, kind: ObjectKind, locale: string, placeholders: Pick<Fill, 'names' | 'given'>): Message {
    const known = this.#messages.get(locale)?.get(words)?.get(kind);
    if (known) return known;
    const ofLocale = remembered(this.#messages, locale, () => new Map<Words, Map<ObjectKind, Message>>());
    const ofWords = remembered(ofLocale, words, () => new Map<ObjectKind, Message>());
    return remembered(ofWords, kind, () => this.#parse(words, kind, locale, placeholders));
  }

  #parse(words: Words, kind: ObjectKind, locale: string, { names, given }: Pick<Fill, 'names' | 'given'>): Message {
    const format = new MessageFormat(textIn(words, locale), locale);
    const placeholders = new Map(
      [...format.names].flatMap((name) => {
        if (given?.has(name)) return [];
        const expression = names(name, kind);
        if (!expression)
          throw new Error(`a text about ${kind.name} has the unknown placeholder ${name}: ${textIn(words, locale)}`);
        return [[name, { expression, formula: this.compiler.value(expression, name) }] as const];
      }),
    );
    const fixed = format.fixed === undefined ? undefined : tidied(format.fixed);
    return { format, placeholders, fixed, filled: new WeakMap() };
  }
}

/** Without the blanks that stand beside what is not there. */
const tidied = (text: string): string => (text.includes('  ') ? text.replace(/ +/g, ' ') : text).trim();

/** An attribute or derived fact of the scope. */
function factNamed(name: string, kind: ObjectKind): Expression | undefined {
  const attribute = kind.attributes.get(name);
  return derived(kind.facts.get(name)) ?? (attribute && attributeValue(attribute));
}

const derived = (fact: DerivedFact | undefined): Expression | undefined =>
  fact && { node: 'derived', fact, type: fact.type };
