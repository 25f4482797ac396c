import { mostObjects } from '../case/case.js';
import { repeated } from '../lists/repeated.js';
import { quoted } from '../text/quoted.js';
import { isLocale, isSupportedLocale } from '../rules/model/rule-set.js';
import { removeObjects } from '../rules/objects/remove-object.js';
import type { CaseWriter } from '../rules/objects/write-attribute.js';
import { benefitKey, BenefitsOfCase } from './benefits-of-case.js';
import { benefitTypeWithMeaning } from './benefit-type-with-meaning.js';
import type { Building } from './building.js';
import { element, type Given } from './element.js';
import { list } from './members/nested.js';
import { text } from './members/text.js';
import {
  deleteBenefits,
  findPerson,
  type FoundPerson,
  modifiesAnything,
  modifyPerson,
  personModificationElement,
  personsById,
  refuseExistingBenefits,
  refuseLastBenefits,
} from './modify-person.js';
import type { Problems } from './problems.js';

const members = {
  caseId: text('Equals the query parameter caseId.', { required: true }),
  locale: text('Locale of two or four characters.', { required: true, blank: 'unsupportedLocale' }),
  personsModifications: list(
    `The changes, by assured person; at least one. With them the case may have at most ${mostObjects} case objects (512 at \`personsModifications\`).`,
    personModificationElement,
    { required: true, empty: 'nothingToModify' },
  ),
};

/** The body of modifyCase (specification, "Request body: ModifyCaseDto"). */
export const modifyCaseElement = element(
  'ModifyCaseDto',
  'Changes of assured persons of a stored case, and of their benefits.',
  members,
  {
    reports: ['unsupportedLocale', 'newBenefitTwice'],
    check(given, problems) {
      const { locale, personsModifications } = given;
      if (locale !== undefined && !isLocale(locale))
        problems.report(given.at('locale'), 'unsupportedLocale', { reason: `${quoted(locale)} is not a locale` });
      refuseRepeatedPersons(given, problems);
      if (personsModifications.length > 0 && !personsModifications.some((person) => modifiesAnything(person, problems)))
        problems.report(given.at('personsModifications'), 'nothingToModify');
    },
  },
);

export type ModifyCaseGiven = Given<typeof members>;

function refuseRepeatedPersons({ personsModifications }: ModifyCaseGiven, problems: Problems): void {
  const keyOf = ({ id, name }: ModifyCaseGiven['personsModifications'][number]): string | undefined =>
    id === undefined ? undefined : JSON.stringify([id, name]);
  for (const { at } of repeated(personsModifications, keyOf)) problems.refuse(at('id'), 'the person is given twice');
}

/**
 * Over the whole request: two persons cannot get the same new benefit either (567). What a benefit type means the rules
 * of the case say; `named` does without them where there is no case.
 */
export function refuseRepeatedBenefits(
  { personsModifications }: ModifyCaseGiven,
  problems: Problems,
  named: (benefitType: number | undefined) => string = String,
): void {
  const newBenefits = personsModifications.flatMap((person) => person.newBenefits);
  for (const { benefitType, benefitName = '', at } of repeated(newBenefits, benefitKey))
    problems.report(at('benefitName'), 'newBenefitTwice', {
      benefitType: named(benefitType),
      benefitName: quoted(benefitName),
    });
}

/**
 * Applies the changes to the case that is written to, which must be a copy: deletions of all persons first, then the
 * rest (specification, behavior of `/modifyCase`). What the case or the rules refuse goes to `problems`; then the copy
 * is not to be stored.
 */
export function applyModifications(given: ModifyCaseGiven, writer: CaseWriter, problems: Problems): void {
  const { ruleSet } = writer.program;
  const { locale, personsModifications } = given;
  const building: Building = {
    writer,
    problems,
    locale: locale ?? writer.subject.locale,
    limit: given.at('personsModifications'),
  };
  refuseRepeatedBenefits(given, problems, (benefitType) => benefitTypeWithMeaning(building, benefitType));
  if (locale !== undefined && isLocale(locale) && !isSupportedLocale(ruleSet, locale))
    problems.report(given.at('locale'), 'unsupportedLocale', { reason: `the locale ${locale} is not supported` });
  const benefits = new BenefitsOfCase(building);
  const byId = personsById(building);
  const persons = personsModifications.map((modification): FoundPerson => {
    const person = findPerson(building, byId, modification);
    return { given: modification, person, deleted: deleteBenefits(building, benefits, person, modification) };
  });
  refuseLastBenefits(building, benefits, persons);
  removeObjects(writer, benefits.deleted);
  const { taken } = benefits;
  for (const person of persons) refuseExistingBenefits(building, taken, person);
  for (const person of persons) if (!problems.isBeyond(person.given.place)) modifyPerson(building, benefits, person);
}
