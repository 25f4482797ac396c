import { IntlMessageFormat } from 'intl-messageformat';
import { Gap } from '../../values/gap.js';
import type { Program, Instance } from '../program.js';
import { attributeValue, type DerivedFact, type Expression, parameterValue } from '../../model/expression.js';
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
/** What a placeholder means in a text about an object of a kind. */
type Names = (name: string, kind: ObjectKind) => Expression | undefined;

/**
 * Numbers of the element types of a message: plain text, a placeholder that only prints its value, the last with a
 * name.
 */
const literal = 0;
const argument = 1;
const plural = 6;

/**
 * Writes texts with placeholders in a locale; each is parsed once (rule language: "Messages are ICU MessageFormat").
 */
export class MessageWriter {
  readonly #messages = new Map<Words, Map<string, Message>>();

  constructor(private readonly compiler: Compiler) {}

  /** A violation's message; what is not there prints as a dash. */
  message({ rule, instance }: Parameters<Program['message']>[0], locale: string): string {
    return this.#write(rule.message, instance, locale, {
      names: (name, kind) => derived(rule.with.get(name)) ?? factNamed(name, kind),
      absent: '–',
    });
  }

  /** A text of a screen; what is not there prints as nothing, and leaves no second blank behind. */
  text(words: Words, instance: Instance, locale: string): string {
    return this.#write(words, instance, locale, { names: factNamed, absent: '' }).replace(/ +/g, ' ').trim();
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

  #write(
    words: Words,
    instance: Instance,
    locale: string,
    { names, absent }: { names: Names; absent: string },
  ): string {
    if (!(instance instanceof CaseInstance)) throw new Error('the instance does not come from the view of a program');
    const { format, placeholders } = this.#parsed(words, instance.kind, names, locale);
    const values: Record<string, unknown> = {};
    for (const { name, expression, formula, raw } of placeholders) {
      const value = formula.value(instance, instance);
      values[name] =
        value instanceof Gap ? absent : raw ? value : valueWords(value, expression.type, locale, this.compiler);
    }
    return String(format.format(values as Record<string, string | number>));
  }

  #parsed(words: Words, kind: ObjectKind, names: Names, locale: string): Message {
    const key = `${kind.name} ${locale}`;
    let byKey = this.#messages.get(words);
    if (!byKey) this.#messages.set(words, (byKey = new Map()));
    const present = byKey.get(key);
    if (present) return present;
    const format = new IntlMessageFormat(textIn(words, locale), languageTag(locale), undefined, { ignoreTag: true });
    const found = new Map<string, boolean>();
    collect(format.getAst(), found);
    const placeholders = [...found].map(([name, raw]) => {
      const expression = names(name, kind);
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

/** An attribute or derived fact of the scope. */
function factNamed(name: string, kind: ObjectKind): Expression | undefined {
  const attribute = kind.attributes.get(name);
  return derived(kind.facts.get(name)) ?? (attribute && attributeValue(attribute));
}

const derived = (fact: DerivedFact | undefined): Expression | undefined =>
  fact && { node: 'derived', fact, type: fact.type };
