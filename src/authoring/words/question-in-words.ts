import type { RuleSet } from '../../rules/model/rule-set.js';
import { textIn } from '../../rules/model/words.js';
import { askedAttribute, type QuestionDefinition, type ScreenDefinition } from '../../screens/model/definition.js';
import type { Told } from './in-words.js';
import { messageInWords } from './message-in-words.js';
import type { Naming } from './naming.js';
import { tell } from './tell.js';

/** When a question of a screen is shown and when it must be answered, in the words of a locale. */
export interface QuestionInWords {
  readonly kind: 'question';
  /** `person.height` */
  readonly id: string;
  readonly system: string;
  readonly at: string;
  /** With the names of what is put into it, in square brackets. */
  readonly text: string;
  readonly screen: string;
  readonly sourceType: string;
  readonly about: string;
  /** When its screen is shown. */
  readonly screenShown: Told;
  readonly shown: Told;
  readonly mandatory: Told;
}

/** The kind of object that a question is asked about: that of its screen, or of the list in which it stands. */
export const scopeOf = ({ within }: QuestionDefinition, screen: ScreenDefinition): string =>
  within?.target ?? screen.scope;

/** What a question asks, with the names of what is put into it. */
export function askedInWords(question: QuestionDefinition, screen: ScreenDefinition, naming: Naming): string {
  const scope = scopeOf(question, screen);
  const { lookBack } = askedAttribute(question);
  return messageInWords(textIn(question.text, naming.locale), naming.locale, (name) =>
    name === 'lookBack' && typeof lookBack === 'object' ? naming.parameter(lookBack) : naming.named(name, scope),
  );
}

/** The name of a screen, with the names of what is put into it. */
export const screenInWords = ({ name, scope }: ScreenDefinition, naming: Naming): string =>
  messageInWords(textIn(name, naming.locale), naming.locale, (placeholder) => naming.named(placeholder, scope));

/** A question of a screen in words; `unfolds` as of rules. */
export function questionInWords(
  question: QuestionDefinition,
  screen: ScreenDefinition,
  ruleSet: RuleSet,
  naming: Naming,
  unfolds = true,
): QuestionInWords {
  const { locale } = naming;
  const scope = scopeOf(question, screen);
  const { object, fact } = askedAttribute(question);
  const told = (condition: QuestionDefinition['shownWhen'], of = scope): Told =>
    tell({ what: { condition }, scope: of, unfolds }, naming);
  return {
    kind: 'question',
    id: `${object}.${fact}`,
    system: ruleSet.system,
    at: `${question.at.file}:${question.at.line}`,
    text: askedInWords(question, screen, naming),
    screen: screenInWords(screen, naming),
    sourceType: textIn(screen.sourceType.name, locale),
    about: naming.kind(scope),
    screenShown: told(screen.shownWhen, screen.scope),
    shown: told(question.shownWhen),
    mandatory: told(question.mandatoryWhen),
  };
}
