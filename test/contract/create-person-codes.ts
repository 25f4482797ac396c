import { assuredPerson, lifeBenefit, policyHolder } from '../support/requests/case-request.js';
import { type CodeRow, row } from './code-row.js';

const a = 'application.persons.0';
const p = 'application.persons[0]';
const d = `${a}.requestedBenefits.1`;
const pd = `${p}.requestedBenefits[1]`;

/** What createCaseInDB refuses at the case, the application, its persons and their coded elements. */
export const createPersonCodes: readonly CodeRow[] = [
  // top element
  row('a missing parameter set', 'cspSetId', undefined, ['512 cspSetId'], '1'),
  row('a parameter set that does not exist', 'cspSetId', 99, ['540 cspSetId'], 3),
  row('a parameter set as a word', 'cspSetId', 'one', ['512 cspSetId']),
  row('a parameter set with a fraction', 'cspSetId', 1.5, ['512 cspSetId'], 1.0),
  row('a numeric string with a blank', 'cspSetId', ' 1', ['512 cspSetId']),
  row('pos as a text', 'pos', 'true', ['512 pos'], null),
  row('a missing locale', 'locale', undefined, ['512 locale'], 'enGB'),
  row('a blank locale', 'locale', '  ', ['512 locale'], 'deCH'),
  row('a locale of three characters', 'locale', 'eng', ['512 locale'], 'de'),
  row('a locale that is not supported', 'locale', 'fr', ['512 locale'], 'en'),
  row('a locale in capitals', 'locale', 'EN', ['512 locale'], 'enUS'),
  row('complete as a number', 'complete', 1, ['512 complete'], true),
  row('a missing case id in the body', 'caseId', undefined, ['531 caseId']),
  row('a blank case id in the body', 'caseId', '', ['531 caseId']),
  row('another case id than in the URL', 'caseId', 'other', ['570 caseId']),
  row('a missing technical source', 'techSource', undefined, ['537 techSource'], { sourceTypeId: 1 }),
  row('a technical source without type', 'techSource', { complete: true }, ['537 techSource.sourceTypeId'], {
    sourceTypeId: '1',
  }),
  row('a source type that does not exist', 'techSource.sourceTypeId', 9, ['601 techSource.sourceTypeId']),
  row('a source type that is not technical', 'techSource.sourceTypeId', 2, ['512 techSource.sourceTypeId'], 1),
  row('a missing application', 'application', undefined, ['512 application']),
  row('an application as a list', 'application', [], ['512 application']),
  // application
  row('missing persons', 'application.persons', undefined, ['512 application.persons']),
  row('no persons', 'application.persons', [], ['542 application.persons'], [assuredPerson()]),
  row('persons that are no list', 'application.persons', {}, ['512 application.persons']),
  row('an empty person', 'application.persons.1', {}, ['512 application.persons[1]'], policyHolder()),
  row('a person that is null', 'application.persons.1', null, ['512 application.persons[1]']),
  row('a person id given twice', 'application.persons.1.id', 'P1', ['512 application.persons[1].id'], 'P3'),
  row('an Application attribute that the service sets', 'application.attributes', { '0': { value: 'x' } }, [
    '512 application.attributes.0',
  ]),
  row('an Application attribute that a member sets', 'application.attributes', { '38': { id: 1 } }, [
    '512 application.attributes.38',
  ]),
  row(
    'an Application attribute of persons',
    'application.attributes',
    { '900': { value: 180 } },
    ['547 application.attributes.900'],
    { '702': { value: 'x' } },
  ),
  // person
  row('a missing person id', `${a}.id`, undefined, [`512 ${p}.id`]),
  row('a person id of 65 characters', `${a}.id`, 'x'.repeat(65), [`512 ${p}.id`], '😀'.repeat(64)),
  row('a person id as a number', `${a}.id`, 1, [`512 ${p}.id`], '1'),
  row('a name of 201 characters', `${a}.name`, 'x'.repeat(201), [`512 ${p}.name`], '😀'.repeat(200)),
  row('a blank name', `${a}.name`, ' ', [`512 ${p}.name`], 'ß'),
  row('a name that XML cannot carry', `${a}.name`, 'Jane\u0007', [`512 ${p}.name`], 'Jane\tDoe'),
  row('a missing ap', `${a}.ap`, undefined, [`512 ${p}.ap`]),
  row('ph as a number', `${a}.ph`, 0, [`512 ${p}.ph`], false),
  row('a missing age', `${a}.age`, undefined, [`512 ${p}.age`], '0'),
  row('a negative age', `${a}.age`, -1, [`541 ${p}.age`], 0),
  row('an age of 160', `${a}.age`, 160, [`543 ${p}.age`], 120),
  row('an age just out of range', `${a}.age`, 121, [`543 ${p}.age`], 119),
  row('a negative gender', `${a}.gender`, -2, [`541 ${p}.gender`], 2),
  row('an unknown gender', `${a}.gender`, 1, [`512 ${p}.gender`], 4),
  row('an unknown marital status', `${a}.maritalStatus`, 99, [`512 ${p}.maritalStatus`], 1),
  row('a negative marital status', `${a}.maritalStatus`, -1, [`512 ${p}.maritalStatus`], undefined),
  row('an unknown country', `${a}.residenceCountry`, 'XX', [`512 ${p}.residenceCountry`], 'CH'),
  row('a country in small letters', `${a}.nationality`, 'de', [`512 ${p}.nationality`], 'DE'),
  row(
    'an assured person without benefits',
    `${a}.requestedBenefits`,
    [],
    [`512 ${p}.requestedBenefits`],
    [lifeBenefit()],
  ),
  row('an assured person whose benefits are missing', `${a}.requestedBenefits`, undefined, [
    `512 ${p}.requestedBenefits`,
  ]),
  row(
    'a benefit type and name given twice',
    `${d}`,
    lifeBenefit(),
    [`512 ${pd}.benefitName`],
    lifeBenefit({ benefitName: 'another' }),
  ),
  row(
    'benefits of a person who is not assured',
    'application.persons.1.requestedBenefits',
    [lifeBenefit()],
    ['547 application.persons[1].requestedBenefits'],
    [],
  ),
  row(
    'covers of a person who is not assured',
    'application.persons.1.existingCoversInPortfolio',
    [{ benefitGroup: 1, acceptanceResult: 1, sumInsured: 1 }],
    ['547 application.persons[1].existingCoversInPortfolio'],
  ),
  row(
    'an occupation of a person who is not assured',
    'application.persons.1.occupation',
    { key: '2512' },
    ['547 application.persons[1].occupation'],
    null,
  ),
  row(
    'pursuits of a person who is not assured',
    'application.persons.1.pursuits',
    [{ key: 'DIVING' }],
    ['547 application.persons[1].pursuits'],
  ),
  row(
    'disorders of a person who is not assured',
    'application.persons.1.disorders',
    [{ key: 'J45' }],
    ['547 application.persons[1].disorders'],
  ),
  // occupation, pursuits, disorders
  row('an empty occupation', `${a}.occupation`, {}, [`534 ${p}.occupation`], null),
  row('an occupation with neither key nor name', `${a}.occupation`, { locale: 'de', deletable: false }, [
    `534 ${p}.occupation`,
  ]),
  row('an occupation with a blank key', `${a}.occupation`, { key: ' ', name: '' }, [`534 ${p}.occupation`]),
  row('an empty pursuit', `${a}.pursuits.0`, {}, [`536 ${p}.pursuits[0]`]),
  row('an empty disorder', `${a}.disorders`, [{ attributes: {} }], [`535 ${p}.disorders[0]`], []),
  row('a name without locale and key', `${a}.pursuits.0`, { name: 'Diving' }, [`546 ${p}.pursuits[0].locale`], {
    name: 'Diving',
    locale: 'en',
  }),
  row('a name that is no text, without locale and key', `${a}.pursuits.0`, { name: 7 }, [
    `512 ${p}.pursuits[0].name`,
    `546 ${p}.pursuits[0].locale`,
  ]),
  row('an unknown key', `${a}.occupation.key`, '9999x', [`552 ${p}.occupation.key`], '2211'),
  row(
    'an unknown key without locale',
    `${a}.disorders`,
    [{ key: 'ZZZ' }],
    [`552 ${p}.disorders[0].key`],
    [{ key: 'I10' }],
  ),
  row('a key as a number', `${a}.occupation.key`, 2512, [`512 ${p}.occupation.key`], '2512'),
  row('a name that no entry has in the locale', `${a}.pursuits.0`, { name: 'Diving', locale: 'de' }, [
    `553 ${p}.pursuits[0].name`,
  ]),
  row(
    'a key with an unknown locale',
    `${a}.pursuits.0`,
    { key: 'DIVING', locale: 'xx' },
    [`553 ${p}.pursuits[0].locale`],
    {
      key: 'DIVING',
      locale: 'deCH',
    },
  ),
  row(
    'key and name of different entries',
    `${a}.pursuits.0`,
    { key: 'DIVING', name: 'Boxen', locale: 'de' },
    [`520 ${p}.pursuits[0].name`],
    {
      key: 'DIVING',
      name: 'Diving',
    },
  ),
  row(
    'key and name that agree in another locale than the given one',
    `${a}.pursuits.0`,
    { key: 'DIVING', name: 'Diving', locale: 'de' },
    [`520 ${p}.pursuits[0].name`],
    {
      key: 'DIVING',
      name: 'Diving',
      locale: 'enUS',
    },
  ),
  row('deletable as a text', `${a}.pursuits.0.deletable`, 'no', [`512 ${p}.pursuits[0].deletable`], true),
];
