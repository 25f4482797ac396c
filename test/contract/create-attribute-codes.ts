import { type CodeRow, row } from './code-row.js';

const a = 'application.persons.0';
const p = 'application.persons[0]';
const b = `${a}.requestedBenefits.0`;
const pb = `${p}.requestedBenefits[0]`;

/** What createCaseInDB refuses in attributes maps. */
export const createAttributeCodes: readonly CodeRow[] = [
  // attributes maps
  row('an entry without id, value and unit', `${a}.attributes`, { '900': {} }, [`554 ${p}.attributes.900`], {}),
  row('a negative attribute id', `${a}.attributes`, { '-900': { value: 1 } }, [`541 ${p}.attributes.-900`]),
  row('a word as attribute id', `${a}.attributes`, { height: { value: 1 } }, [`548 ${p}.attributes.height`]),
  row('an unknown attribute', `${a}.attributes`, { '99999': { value: 1 } }, [`548 ${p}.attributes.99999`], {
    '900': { value: 180 },
  }),
  row(
    'an attribute of assured persons at a policy holder',
    'application.persons.1.attributes',
    { '900': { value: 180 } },
    ['547 application.persons[1].attributes.900'],
  ),
  row('an attribute of benefits at a person', `${a}.attributes`, { '12': { value: 1 } }, [`547 ${p}.attributes.12`]),
  row(
    'an attribute of persons at a benefit',
    `${b}.attributes`,
    { '900': { value: 180 } },
    [`547 ${pb}.attributes.900`],
    {
      '12': { value: 0.5 },
    },
  ),
  row('an attribute that a member sets', `${a}.attributes`, { '21': { value: 35 } }, [`512 ${p}.attributes.21`]),
  row('an attribute that the service sets', `${b}.attributes`, { '37': { value: 35 } }, [`512 ${pb}.attributes.37`]),
  row('an attribute that the service sets to 0', `${b}.attributes`, { '222': { value: 1, unit: 200 } }, [
    `512 ${pb}.attributes.222`,
  ]),
  row(
    'an attribute that the service writes alone',
    `${a}.attributes`,
    { '701': { value: 'x' } },
    [`524 ${p}.attributes.701`],
    {
      '702': { value: 'x' },
    },
  ),
  row('a date with month 13', `${a}.attributes`, { '700': { value: '1990.13' } }, [`526 ${p}.attributes.700.value`], {
    '700': { value: '1990.12' },
  }),
  row('a date with day 32', `${a}.attributes`, { '700': { value: '1990.01.32' } }, [`526 ${p}.attributes.700.value`], {
    '700': { value: '1990.01.31' },
  }),
  row('a date with slashes', `${a}.attributes`, { '700': { value: '1990/01' } }, [`526 ${p}.attributes.700.value`], {
    '700': { value: 1990 },
  }),
  row(
    'a date as a number with a fraction',
    `${a}.attributes`,
    { '700': { value: 1990.1 } },
    [`526 ${p}.attributes.700.value`],
    {
      '700': { value: '1990.10' },
    },
  ),
  row('a date with one digit', `${a}.attributes`, { '700': { value: '1990.1' } }, [`526 ${p}.attributes.700.value`], {
    '700': { value: '1990' },
  }),
  row(
    'a date that is too coarse',
    'application.attributes',
    { '1080': { value: '2026' } },
    ['526 application.attributes.1080.value'],
    { '1080': { value: '2026.12' } },
  ),
  row('a number without value', `${a}.attributes`, { '900': { unit: 310 } }, [`512 ${p}.attributes.900.value`], {
    '900': { unit: 310, value: '180' },
  }),
  row('a number as a word', `${a}.attributes`, { '900': { value: 'tall' } }, [`512 ${p}.attributes.900.value`]),
  row('a number with an entry id', `${a}.attributes`, { '900': { id: 1, value: 180 } }, [`512 ${p}.attributes.900.id`]),
  row(
    'a number with too many decimals',
    `${a}.attributes`,
    { '901': { value: 70.55 } },
    [`512 ${p}.attributes.901.value`],
    {
      '901': { value: 70.5 },
    },
  ),
  row('a number out of range', `${a}.attributes`, { '900': { value: 231 } }, [`543 ${p}.attributes.900.value`], {
    '900': { value: 230 },
  }),
  row(
    'a number out of range in another unit',
    `${a}.attributes`,
    { '900': { value: 100, unit: 312 } },
    [`543 ${p}.attributes.900.value`],
    { '900': { value: 70, unit: 312 } },
  ),
  row('an unknown unit', `${a}.attributes`, { '900': { value: 180, unit: 9999 } }, [`517 ${p}.attributes.900.unit`], {
    '900': { value: 180, unit: 310 },
  }),
  row('a unit of another dimension', `${a}.attributes`, { '900': { value: 180, unit: 320 } }, [
    `517 ${p}.attributes.900.unit`,
  ]),
  row('a reference with a value', `${a}.attributes`, { '1001': { value: 'yes' } }, [`512 ${p}.attributes.1001.value`], {
    '1001': { id: 1 },
  }),
  row('a reference without id', `${a}.attributes`, { '1001': { id: null, unit: 1 } }, [
    `512 ${p}.attributes.1001.unit`,
  ]),
  row('a reference to nothing', `${a}.attributes`, { '1001': { id: 9 } }, [`512 ${p}.attributes.1001.id`]),
  row('a negative entry id', `${a}.attributes`, { '1001': { id: -1 } }, [`541 ${p}.attributes.1001.id`]),
  row('a reference with a unit', `${a}.attributes`, { '1001': { id: 1, unit: 100 } }, [
    `512 ${p}.attributes.1001.unit`,
  ]),
  row('a keyed reference by id', `${a}.attributes`, { '1022': { id: 1 } }, [`512 ${p}.attributes.1022.id`], {
    '1022': { value: 'FR' },
  }),
  row('a keyed reference to nothing', `${a}.attributes`, { '1022': { value: 'XX' } }, [
    `512 ${p}.attributes.1022.value`,
  ]),
  row('a text with a unit', `${a}.attributes`, { '702': { value: 'x', unit: 1 } }, [`512 ${p}.attributes.702.unit`]),
  row(
    'a text that is too long',
    `${a}.attributes`,
    { '702': { value: 'x'.repeat(2001) } },
    [`512 ${p}.attributes.702.value`],
    {
      '702': { value: 'ä'.repeat(2000) },
    },
  ),
  row(
    'an attribute of the specification in the map, while its member is given',
    `${a}.attributes`,
    { '78': { id: 1 } },
    [`512 ${p}.attributes.78`],
  ),
];
