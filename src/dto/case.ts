import type { CaseObject } from '../case/case-object.js';
import { type Case, mostObjects } from '../case/case.js';
import { repeated } from '../lists/repeated.js';
import { quoted } from '../text/quoted.js';
import type { Program } from '../rules/program/program.js';
import { isLocale, isSupportedLocale, type RuleSet } from '../rules/model/rule-set.js';
import { noSourceType } from '../rules/model/no-source-type.js';
import { withMeaning } from '../rules/model/with-meaning.js';
import { newCase } from '../rules/objects/new-case.js';
import { writeAttribute } from '../rules/objects/write-attribute.js';
import { attributeNamed, type Building } from './building.js';
import { element, type Given, type GivenOf } from './element.js';
import { writeExtraAttributes } from './extra-attributes.js';
import { attributesMap } from './members/attributes-map.js';
import { flag, flagWithDefault } from './members/flag.js';
import { integer } from './members/integer.js';
import { list, nested } from './members/nested.js';
import { text } from './members/text.js';
import { addPerson, personElement } from './person.js';
import type { Problems } from './problems.js';

const techSourceElement = element('TechnicalSource', 'The source of the technical data.', {
  sourceTypeId: integer('Id of the technical source type.', { required: 'techSourceMissing' }),
  complete: flagWithDefault('The source is complete.', false),
});

const applicationMembers = {
  ownPortfolioAvailable: flag('Sets attribute 38 to Yes or No; No when it is not given.'),
  attributes: attributesMap('Extra attributes of the Application.'),
  persons: list(
    `The persons, at least one. What all of them have may come to at most ${mostObjects} case objects (512 at \`persons\`); a benefit is three.`,
    personElement,
    { required: true, empty: 'noPersons' },
  ),
};

const applicationElement = element('Application', 'What is applied for, and for whom.', applicationMembers, {
  check: refuseRepeatedPersons,
});

/** The body of createCaseInDB (specification, "Request body: CaseDto"). */
export const caseElement = element(
  'CaseDto',
  'A case as it is to be created.',
  {
    cspSetId: integer('Id of the company-specific parameter set.', { required: true }),
    pos: flagWithDefault('Point-of-sale case; otherwise a head-office case.', false),
    locale: text('Locale of two or four characters.', { required: true }),
    complete: flagWithDefault('The case is complete.', false),
    caseId: text('Equals the query parameter caseId.', { required: 'caseIdMissing' }),
    techSource: nested('The technical source.', techSourceElement, { required: 'techSourceMissing' }),
    application: nested('The application.', applicationElement, { required: true }),
  },
  {
    reports: ['unknownSourceType'],
    check({ locale, at }, problems) {
      if (locale !== undefined && !isLocale(locale)) problems.refuse(at('locale'), `${quoted(locale)} is not a locale`);
    },
  },
);

export type CaseGiven = GivenOf<typeof caseElement>;

function refuseRepeatedPersons({ persons }: Given<typeof applicationMembers>, problems: Problems): void {
  for (const { at } of repeated(persons, ({ id }) => id)) problems.refuse(at('id'), 'another person has this id');
}

/**
 * Builds the case that a body describes, under the rules of its parameter set; what the rule data refuses goes to
 * `problems`. A case with problems is not to be stored.
 */
export function buildCase(given: CaseGiven, program: Program, problems: Problems): Case {
  const { ruleSet } = program;
  checkLocale(given, ruleSet, problems);
  checkSource(given, ruleSet, problems);
  const { subject, application } = newCase(program, {
    id: given.caseId ?? '',
    locale: given.locale ?? '',
    mode: given.pos ? 'POS' : 'STD',
    complete: given.complete,
    source: { typeId: given.techSource?.sourceTypeId ?? 0, complete: given.techSource?.complete ?? false },
  });
  if (!given.application) return subject;
  const building: Building = {
    writer: { subject, program },
    problems,
    locale: subject.locale,
    limit: given.application.at('persons'),
  };
  buildApplication(building, application, given.application);
  return subject;
}

function buildApplication(building: Building, application: CaseObject, given: Given<typeof applicationMembers>): void {
  const ownPreviousCover = attributeNamed(building, application, 'ownPreviousCover');
  const write = (available: boolean): void => {
    const entry = ownPreviousCover.catalogue?.entries.get(available ? 'yes' : 'no');
    if (entry?.id === undefined) throw new Error('the rules have no yes and no for attribute 38');
    writeAttribute(building.writer, application, ownPreviousCover, { kind: 'reference', id: entry.id });
  };
  if (given.ownPortfolioAvailable !== undefined) write(given.ownPortfolioAvailable);
  writeExtraAttributes(building, application, given.attributes);
  if (!application.attributes.some(({ typeId }) => typeId === ownPreviousCover.id)) write(false);
  for (const person of given.persons) addPerson(building, application, person);
}

function checkLocale({ locale, at }: CaseGiven, ruleSet: RuleSet, problems: Problems): void {
  if (locale !== undefined && isLocale(locale) && !isSupportedLocale(ruleSet, locale))
    problems.refuse(at('locale'), `the locale ${locale} is not supported`);
}

function checkSource({ techSource, locale = '' }: CaseGiven, ruleSet: RuleSet, problems: Problems): void {
  if (techSource?.sourceTypeId === undefined) return;
  const { sourceTypeId } = techSource;
  const type = ruleSet.sourceTypes.find(({ id }) => id === sourceTypeId);
  if (!type)
    problems.report(techSource.at('sourceTypeId'), 'unknownSourceType', {
      reason: noSourceType(ruleSet, sourceTypeId, locale),
    });
  else if (!type.creating)
    problems.refuse(
      techSource.at('sourceTypeId'),
      `${withMeaning(type.id, type.name, locale)} is not a source type that creates cases`,
    );
}
