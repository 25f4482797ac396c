import type { GroupDefinition, ScreenDefinition } from '../../screens/model/definition.js';
import { screensOf, type Systems } from '../../screens/model/systems.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { type CursorPlace, textBefore } from './cursor-place.js';
import { withoutWritten } from './inner-keys.js';
import type { Offer } from './offer.js';
import { namesOf } from './path-offers.js';

/** A file of texts of screens, in a language, below their directory. */
const ofTexts = /^[^/]+\/texts\/[^/]+\.yaml$/;

/**
 * What the texts of screens are about: screens, their questions, groups and buttons that have no text there yet; in the
 * braces of a text what is known of the object of its screen.
 */
export function screenTextOffers(
  place: CursorPlace,
  file: string,
  ruleSet: RuleSet,
  systems: Systems,
): readonly Offer[] {
  const sources = ofTexts.test(file) ? screensOf(systems, ruleSet)?.bySourceType.values() : undefined;
  const screens = [...(sources ?? [])].flatMap((source) => source.screens);
  const [key, section] = place.path;
  const screen = screens.find((each) => each.key === key);
  if (!place.isKey) return screen && /\{\s*$/.test(textBefore(place)) ? namesIn(screen, ruleSet) : [];
  const open =
    key === undefined
      ? screens.map((each) => each.key)
      : screen && place.path.length === 2
        ? keysOf(screen, section)
        : [];
  return withoutWritten(open, place.around.at(-1)).map((label) => ({ label, kind: 'key' }));
}

const namesIn = ({ scope }: ScreenDefinition, { objects }: RuleSet): readonly Offer[] =>
  namesOf(objects.get(scope), ['attribute', 'fact']);

function keysOf({ questions, groups }: ScreenDefinition, section: string | number | undefined): readonly string[] {
  if (section === 'questions') return questions.map(({ key }) => key);
  const all = groups.flatMap(withInner);
  if (section === 'groups') return all.map(({ key }) => key);
  return section === 'buttons' ? all.flatMap(({ buttons }) => buttons.map(({ key }) => key)) : [];
}

const withInner = (group: GroupDefinition): readonly GroupDefinition[] => [group, ...group.groups.flatMap(withInner)];
