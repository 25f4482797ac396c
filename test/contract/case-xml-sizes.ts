import { mostObjects } from '../../src/case/case.js';
import { type Attack, inside, instead, name, onCase } from './case-xml-attack.js';

const objects = (count: number): string =>
  `${Array.from({ length: count }, (_, at) => `<CaseObject Id="${at + 1000}" TypeId="26"/>`).join('')}</Case>`;

/** Too much of something. */
export const sizes: readonly Attack[] = [
  {
    what: 'depth 65',
    document: inside('<CaseObject Id="99" TypeId="26">'.repeat(64) + '</CaseObject>'.repeat(64)),
    answer: 610,
  },
  { what: 'depth 200,000', document: () => '<Case>'.repeat(200_000), answer: 610 },
  {
    what: '16 MB and one byte',
    document: (good) => good + ' '.repeat(16 * 1024 * 1024 + 1 - Buffer.byteLength(good)),
    answer: 413,
  },
  {
    what: '100,000 attributes',
    document: onCase(Array.from({ length: 100_000 }, (_, at) => `a${at}="1"`).join(' ')),
    answer: 610,
  },
  { what: 'one attribute 100,000 times', document: onCase('CSP="1" '.repeat(100_000)), answer: 610 },
  { what: 'an element name of a million characters', document: inside(`<${'a'.repeat(1_000_000)}/>`), answer: 610 },
  { what: 'an attribute name of a million characters', document: onCase(`${'a'.repeat(1_000_000)}="1"`), answer: 610 },
  {
    what: 'a value of 10 million characters where a number stands',
    document: instead('CSP="1"', `CSP="${'1'.repeat(10_000_000)}"`),
    answer: 610,
  },
  {
    what: 'an object more than a case may have',
    document: (good) =>
      instead(
        '</Case>',
        objects(mostObjects + 1 - (good.match(/<(CaseObject|Benefit|EventPayment|Payment) /g) ?? []).length),
      )(good),
    answer: 610,
  },
  {
    what: 'too many relations',
    document: instead(
      '</Case>',
      `${Array.from({ length: 2 * mostObjects + 1 }, (_, at) => `<CaseObjectRelation TypeId="${at + 1000}" From="1" To="2"/>`).join('')}</Case>`,
    ),
    answer: 610,
  },
  {
    what: 'too many sources',
    document: inside(
      Array.from(
        { length: 101 },
        (_, at) => `<Source Id="${at + 10}" TypeId="2" Complete="No" RelatedCaseObject="1"/>`,
      ).join(''),
    ),
    answer: 610,
  },
  {
    what: 'too many PosRequests',
    document: inside(
      Array.from(
        { length: 101 },
        (_, at) =>
          `<PosRequest ModuleId="1" ModuleName="m" GeneratedInSource="1" RelatedCaseObject="1" Id="${at + 1}" SuppressedByResult="No"/>`,
      ).join(''),
    ),
    answer: 610,
  },
  { what: 'a text of a million characters', document: instead(name, `Value="${'x'.repeat(1_048_577)}"`), answer: 610 },
  {
    what: 'a text of 15 million line ends',
    document: instead(name, `Value="${'\r'.repeat(15_000_000)}"`),
    answer: 610,
  },
  {
    what: '15 million line ends that nothing follows',
    document: (good) => good.slice(0, -'</Case>'.length) + '\r'.repeat(15_000_000),
    answer: 610,
  },
  { what: '400,000 objects', document: instead('</Case>', objects(400_000)), answer: 610 },
  {
    what: 'an object 400,000 times',
    document: inside('<CaseObject Id="1" TypeId="25"/>'.repeat(400_000)),
    answer: 610,
  },
];
