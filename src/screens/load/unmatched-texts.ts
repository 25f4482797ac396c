import type { Findings } from '../../documents/findings/findings.js';
import { nearest } from '../../documents/findings/nearest.js';
import { type ReadScreens, tellLostQuestions } from './lost-questions.js';
import { type AskedTexts, type MissingText, tellGaps } from './missing-texts.js';
import { type SurplusText, tellSurplus } from './surplus-texts.js';

/** What was asked for, and what asked. */
interface Asking extends AskedTexts, ReadScreens {}

/**
 * Tells what is missing and what is surplus. What is both is one slip: of a name that every locale has in the other
 * spelling, where it is asked for; of one that some have so, there. What all locales lack is told where it is asked
 * for.
 */
export function tellUnmatched(
  missing: readonly MissingText[],
  surplus: readonly SurplusText[],
  asking: Asking,
  findings: Findings,
): void {
  const advice = new Map<MissingText, string>();
  const toldElsewhere = new Map<MissingText, readonly string[]>();
  const [misspelled, lost, others]: [SurplusText[], SurplusText[], SurplusText[]] = [[], [], []];
  for (const each of surplus) {
    const { path, places } = each;
    const beside = missing.filter(({ locales }) => locales.some((locale) => places.has(locale)));
    const meant = meantOf(path, beside);
    if (!meant) (beside.some((other) => maySpeakOf(path, other)) ? others : lost).push(each);
    else if (places.size > 1 && meant.locales.every((locale) => places.has(locale)))
      advice.set(meant, ` (did you mean ${last(path)}?); nothing shows ${path.join('.')}`);
    else {
      toldElsewhere.set(meant, [...(toldElsewhere.get(meant) ?? []), ...places.keys()]);
      misspelled.push(each);
    }
  }
  const { locales, screens } = asking;
  for (const each of [...misspelled, ...others, ...tellLostQuestions(lost, asking, findings)])
    tellSurplus(each, locales, screens, findings);
  const open = missing
    .filter((each) => !advice.has(each))
    .map((each) => ({ ...each, locales: each.locales.filter((locale) => !toldElsewhere.get(each)?.includes(locale)) }));
  for (const each of [...advice.keys(), ...tellGaps(open, asking, findings)]) {
    if (isPartOf(each, missing)) continue;
    const message = `there is no text ${each.path.join('.')} in ${each.locales.join(' and ')}${advice.get(each) ?? ''}`;
    findings.error(each.place, 'missing-text', message, each.about);
  }
}

/** What is missing beside a surplus text, and is spelled most like it. */
function meantOf(path: readonly string[], missing: readonly MissingText[]): MissingText | undefined {
  const beside = missing.filter((each) => parent(each.path) === parent(path));
  const like = nearest(
    last(path),
    beside.map((each) => last(each.path)),
  );
  return beside.find((each) => last(each.path) === like);
}

/** A text that stands on another screen, or under another key, than that which asks for it. */
const maySpeakOf = (path: readonly string[], missing: MissingText): boolean =>
  parent(missing.path) === parent(path) || last(missing.path) === last(path);

/** The title of a group whose text is missing as well. */
const isPartOf = ({ path, place }: MissingText, missing: readonly MissingText[]): boolean =>
  missing.some((whole) => whole.place === place && path.join('.').startsWith(`${whole.path.join('.')}.`));

const parent = (path: readonly string[]): string => path.slice(0, -1).join('/');
const last = (path: readonly string[]): string => path.at(-1) ?? '';
