import type { GroupDefinition, SourceScreens } from '../screens/model/definition.js';
import type { CaseRules } from '../screens/model/systems.js';
import { languageOf } from '../text/language-of.js';
import { type Everywhere, excused } from './everywhere.js';

/** How a message names a button, by language. */
const buttonNamed: Readonly<Record<string, RegExp>> = {
  en: /\bbutton [“"]([^“”"]+)[”"]/,
  de: /(?<!\p{L})Schaltfläche [„"]([^„“"]+)[“"]/u,
};

/** Rules whose message names a button that no screen has on which the rule is shown. */
export function* checkNamedButtons({ ruleSet, screens }: CaseRules): Iterable<Everywhere> {
  const sources = [...screens.bySourceType.values()];
  for (const rule of ruleSet.rules) {
    const shownTo = rule.sources ?? sources.map(keyOf);
    const named = Object.entries(rule.message).flatMap(([locale, text]) => {
      const button = buttonNamed[languageOf(locale)]?.exec(text)?.[1];
      if (button === undefined) return [];
      const having = sources.filter((source) => buttonsOf(source, locale).includes(button)).map(keyOf);
      return [{ words: `“${button}” (${locale})`, having, isShown: shownTo.some((source) => having.includes(source)) }];
    });
    const [first] = named;
    if (!first) continue;
    const { words, having } = named.find(({ isShown }) => !isShown) ?? first;
    yield {
      about: 'rules',
      at: rule.at,
      intended: excused(`the rule ${rule.id}`, rule),
      code: 'wrong-source',
      message:
        having.length === 0
          ? `the message of ${rule.id} names the button ${words}, which no screen has`
          : `the message of ${rule.id} names the button ${words}, which only ${having.join(', ')} has; the rule is shown to ${shownTo.join(', ')}`,
      holds: named.some(({ isShown }) => !isShown),
    };
  }
}

const keyOf = ({ sourceType }: SourceScreens): string => sourceType.key;

function buttonsOf({ screens, navigation }: SourceScreens, locale: string): readonly string[] {
  const groups = screens.flatMap((screen) => screen.groups.flatMap(withInner));
  const all = [...groups.flatMap(({ buttons }) => buttons), ...navigation.buttons];
  return all.flatMap(({ name }) => name[locale] ?? []);
}

const withInner = (group: GroupDefinition): readonly GroupDefinition[] => [group, ...group.groups.flatMap(withInner)];
