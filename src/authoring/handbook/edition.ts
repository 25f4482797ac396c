import { append } from '../../lists/append.js';
import type { Persona } from '../../personas/persona.js';
import type { Attribute } from '../../rules/model/attribute.js';
import type { DerivedFact } from '../../rules/model/expression.js';
import type { Parameter } from '../../rules/model/parameter.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import type { Rule } from '../../rules/model/rule.js';
import {
  askedAttribute,
  type QuestionDefinition,
  type ScreenDefinition,
  type SourceScreens,
} from '../../screens/model/definition.js';
import { Naming } from '../words/naming.js';
import { fill, type Phrase, type WordLocale } from '../words/phrases/phrase.js';
import { labels } from './labels.js';
import { readsOf } from './reads.js';

/** Who reads a fact, an attribute or a parameter. */
export interface Users {
  readonly rules: Rule[];
  readonly facts: DerivedFact[];
  readonly screens: ScreenDefinition[];
  /** Whose bounds, options or look-back it is. */
  readonly attributes: Attribute[];
}

/** A question where it stands. */
export interface AskedQuestion {
  readonly screen: ScreenDefinition;
  readonly question: QuestionDefinition;
}

/** A rule system in one language: what every page of it is written from. */
export class Edition {
  readonly naming: Naming;
  private readonly users = new Map<object, Users>();
  private readonly asked = new Map<Attribute, AskedQuestion[]>();

  constructor(
    readonly ruleSet: RuleSet,
    readonly locale: WordLocale,
    readonly sources: readonly SourceScreens[],
    readonly personas: readonly Persona[],
  ) {
    this.naming = new Naming(ruleSet, locale, [...ruleSet.parameterSets.values()]);
    const isShared = (fact: DerivedFact): boolean => this.naming.isShared(fact);
    const note = (read: Parameters<typeof readsOf>[0], add: (users: Users) => void): void => {
      const { facts, attributes, parameters } = readsOf(read, isShared);
      for (const each of [...facts, ...attributes, ...parameters]) add(this.usersOf(each));
    };
    for (const rule of ruleSet.rules) note([rule.violatedWhen], ({ rules }) => rules.push(rule));
    for (const fact of this.facts) note([fact.is], ({ facts }) => facts.push(fact));
    for (const screen of sources.flatMap(({ screens }) => screens)) {
      note(conditionsOf(screen), ({ screens }) => screens.push(screen));
      for (const question of screen.questions) append(this.asked, askedAttribute(question), { screen, question });
    }
    for (const attribute of this.attributes)
      for (const said of [attribute.minimum, attribute.maximum, attribute.offered, attribute.lookBack])
        if (typeof said === 'object') this.usersOf(said).attributes.push(attribute);
  }

  get facts(): readonly DerivedFact[] {
    return [...this.ruleSet.objects.values()].flatMap(({ facts }) => [...facts.values()]);
  }

  get attributes(): readonly Attribute[] {
    return [...this.ruleSet.objects.values()].flatMap(({ attributes }) => [...attributes.values()]);
  }

  say(phrase: Phrase | keyof typeof labels, parts: Readonly<Record<string, string>> = {}): string {
    return fill(typeof phrase === 'string' ? labels[phrase] : phrase, this.locale, parts);
  }

  /** Who reads it: filled when the edition was made. */
  usersOf(thing: DerivedFact | Attribute | Parameter): Users {
    const known = this.users.get(thing) ?? { rules: [], facts: [], screens: [], attributes: [] };
    this.users.set(thing, known);
    return known;
  }

  questionsAbout(attribute: Attribute): readonly AskedQuestion[] {
    return this.asked.get(attribute) ?? [];
  }
}

const conditionsOf = ({ shownWhen, questions }: ScreenDefinition) => [
  shownWhen,
  ...questions.flatMap((question) => [question.shownWhen, question.mandatoryWhen]),
];
