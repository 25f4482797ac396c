import { append } from '../../lists/append.js';
import type { Persona } from '../../personas/persona.js';
import type { Attribute } from '../../rules/model/attribute.js';
import type { Condition, DerivedFact, Expression } from '../../rules/model/expression.js';
import type { Notice } from '../../rules/model/notice.js';
import type { Parameter } from '../../rules/model/parameter.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import type { Rule } from '../../rules/model/rule.js';
import {
  askedAttribute,
  type GroupDefinition,
  type QuestionDefinition,
  type ScreenDefinition,
  type SourceScreens,
} from '../../screens/model/definition.js';
import { type Words, textIn } from '../../rules/model/words.js';
import { placeholdersOf } from '../words/message-in-words.js';
import { Naming } from '../words/naming.js';
import { scopeOf } from '../words/question-in-words.js';
import { fill, type Phrase, type WordLocale } from '../words/phrases/phrase.js';
import { labels } from './labels.js';
import { readsOf } from './reads.js';

/** Who reads a fact, an attribute or a parameter, or puts it into a text. */
export interface Users {
  readonly rules: Rule[];
  readonly facts: DerivedFact[];
  readonly screens: ScreenDefinition[];
  readonly notices: Notice[];
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
    for (const rule of ruleSet.rules)
      this.note([rule.violatedWhen], textsOfRule(rule), ({ rules }) => rules.push(rule));
    for (const fact of this.facts) this.note([fact.is], [], ({ facts }) => facts.push(fact));
    for (const notice of ruleSet.notices.values())
      this.note([], textsOfNotice(notice), ({ notices }) => notices.push(notice));
    for (const screen of sources.flatMap(({ screens }) => screens)) {
      this.note(conditionsOf(screen), textsOfScreen(screen), ({ screens }) => screens.push(screen));
      for (const question of screen.questions) append(this.asked, askedAttribute(question), { screen, question });
    }
    for (const attribute of this.attributes)
      for (const said of [attribute.minimum, attribute.maximum, attribute.offered, attribute.lookBack])
        if (typeof said === 'object') this.usersOf(said).attributes.push(attribute);
  }

  /** Who reads this and puts what its texts name into them uses each of it, once. */
  private note(
    read: readonly (Condition | Expression)[],
    texts: readonly NamingText[],
    add: (users: Users) => void,
  ): void {
    const isShared = (fact: DerivedFact): boolean => this.naming.isShared(fact);
    const named = texts.flatMap(({ text, scope, own }) =>
      placeholdersOf(textIn(text, this.locale), this.locale).flatMap(
        (name) => this.naming.meant(name, scope, own) ?? [],
      ),
    );
    const own = named.flatMap((thing) => ('is' in thing && !isShared(thing) ? [thing.is] : []));
    const { facts, attributes, parameters } = readsOf([...read, ...own], isShared);
    const others = named.filter((thing) => !('is' in thing) || isShared(thing));
    for (const each of new Set([...facts, ...attributes, ...parameters, ...others])) add(this.usersOf(each));
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
    const known = this.users.get(thing) ?? { rules: [], facts: [], screens: [], notices: [], attributes: [] };
    this.users.set(thing, known);
    return known;
  }

  questionsAbout(attribute: Attribute): readonly AskedQuestion[] {
    return this.asked.get(attribute) ?? [];
  }
}

/** A text, whose placeholders name something of a kind of object, or of the rule itself. */
interface NamingText {
  readonly text: Words;
  readonly scope: string;
  readonly own?: ReadonlyMap<string, DerivedFact>;
}

const textsOfRule = ({ message, scope, with: own }: Rule): readonly NamingText[] => [{ text: message, scope, own }];

const textsOfNotice = ({ versions }: Notice): readonly NamingText[] =>
  versions.flatMap(({ title, text }) => [title, text].map((each) => ({ text: each, scope: 'case' })));

const textsOfScreen = (screen: ScreenDefinition): readonly NamingText[] => [
  { text: screen.name, scope: screen.scope },
  ...screen.questions.flatMap((question) => [
    { text: question.text, scope: scopeOf(question, screen) },
    ...(question.kind === 'choice' ? [{ text: question.option, scope: question.relation.target }] : []),
  ]),
  ...screen.groups.flatMap((group) => textsOfGroup(group, screen.scope)),
];

/** The texts of a list, and of a button that deletes, name what they say of each object. */
const textsOfGroup = (
  { name, title, over, buttons, groups }: GroupDefinition,
  scope: string,
): readonly NamingText[] => [
  { text: name, scope },
  { text: title ?? {}, scope: over?.target ?? scope },
  ...buttons.map((button) => ({ text: button.name, scope: button.over?.target ?? scope })),
  ...groups.flatMap((group) => textsOfGroup(group, over?.target ?? scope)),
];

const conditionsOf = ({ shownWhen, questions }: ScreenDefinition) => [
  shownWhen,
  ...questions.flatMap((question) => [question.shownWhen, question.mandatoryWhen]),
];
