import { IntlMessageFormat } from 'intl-messageformat';
import type { Program } from '../evaluate/program.js';
import type { Expression } from '../expressions/expression.js';
import type { ObjectKind } from '../model/object-kind.js';
import type { Rule } from '../model/rule.js';
import { languageTag } from '../model/language-tag.js';
import { textIn } from '../model/words.js';
import { CaseInstance } from './case-instance.js';
import type { Compiler, Reading } from './reading.js';
import { valueWords } from './value-words.js';

interface Placeholder {
  readonly name: string;
  readonly expression: Expression;
  readonly reading: Reading;
  /** Used by plural, select or a number style too, which need the value itself. */
  readonly raw: boolean;
}

interface Message {
  readonly format: IntlMessageFormat;
  readonly placeholders: readonly Placeholder[];
}

type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** The kind of a placeholder that only prints its value. */
const argument = 1;

/** Writes messages of rules in a locale; each message is parsed once (rule language: "Messages are ICU MessageFormat"). */
export function messageWriter(compiler: Compiler): Program['message'] {
  const messages = new Map<string, Message>();
  return ({ rule, instance }, locale) => {
    if (!(instance instanceof CaseInstance)) throw new Error('the instance does not come from the view of a program');
    const key = `${rule.id} ${locale}`;
    let message = messages.get(key);
    if (!message) messages.set(key, (message = parse(rule, locale, compiler)));
    const values: Record<string, unknown> = {};
    for (const { name, expression, reading, raw } of message.placeholders) {
      const value = reading.value(instance, instance);
      values[name] = raw ? value : valueWords(value, expression.type, locale, compiler);
    }
    return String(message.format.format(values as Record<string, string | number>));
  };
}

function parse(rule: Rule, locale: string, compiler: Compiler): Message {
  const format = new IntlMessageFormat(textIn(rule.message, locale), languageTag(locale), undefined, { ignoreTag: true });
  const kind = compiler.ruleSet.objects.get(rule.scope);
  const found = new Map<string, boolean>();
  collect(format.getAst(), found);
  const placeholders = [...found].map(([name, raw]) => {
    const expression = kind && factNamed(name, rule, kind);
    if (!expression) throw new Error(`the message of ${rule.id} has an unknown placeholder ${name}`);
    return { name, expression, reading: compiler.value(expression, name), raw };
  });
  return { format, placeholders };
}

function collect(elements: Elements, found: Map<string, boolean>): void {
  for (const element of elements) {
    if (!('value' in element) || element.type === 0 || element.type > 6) continue;
    found.set(element.value, (found.get(element.value) ?? false) || element.type !== argument);
    if ('options' in element) for (const option of Object.values(element.options)) collect(option.value, found);
  }
}

/** A fact of the rule, or an attribute or fact of its scope. */
function factNamed(name: string, rule: Rule, kind: ObjectKind): Expression | undefined {
  const fact = rule.with.get(name) ?? kind.facts.get(name);
  if (fact) return { node: 'derived', fact, type: fact.type };
  const attribute = kind.attributes.get(name);
  if (!attribute) return undefined;
  const number = attribute.unit ? ({ kind: 'number', unit: attribute.unit } as const) : ({ kind: 'number' } as const);
  if (attribute.kind === 'number') return { node: 'attribute', attribute, aspect: 'value', type: number };
  if (attribute.kind === 'reference' && attribute.catalogue) {
    return { node: 'attribute', attribute, aspect: 'value', type: { kind: 'code', catalogue: attribute.catalogue.name } };
  }
  return { node: 'attribute', attribute, aspect: 'value', type: { kind: attribute.kind === 'date' ? 'date' : 'text' } };
}
