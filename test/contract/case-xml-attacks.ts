import { mostObjects } from '../../src/case/case.js';

/**
 * A document made from a good one, or from nothing, and what it must be refused with: 610, or a status of the
 * transport.
 */
export interface Attack {
  readonly what: string;
  readonly document: (good: string) => string | Buffer;
  readonly answer: 610 | 413 | 415;
  /** Default: `application/xml;charset=UTF-8`; empty: none. */
  readonly contentType?: string;
}

const opening = /^<Case [^>]*>/;
const inside = (added: string) => (good: string) => good.replace(opening, (tag) => tag + added);
const before = (added: string) => (good: string) => added + good;
const after = (added: string) => (good: string) => good + added;
const onCase = (added: string) => (good: string) => good.replace('<Case ', `<Case ${added} `);
const instead = (part: string, other: string) => (good: string) => {
  if (!good.includes(part)) throw new Error(`the good document has no ${part}`);
  return good.replace(part, other);
};
const objects = (count: number): string =>
  `${Array.from({ length: count }, (_, at) => `<CaseObject Id="${at + 1000}" TypeId="26"/>`).join('')}</Case>`;
const name = 'Value="Jane Doe"';

/** Not one case, not well-formed, or with something that a case has no use for. */
const notXml: readonly Attack[] = [
  { what: 'an empty body', document: () => '', answer: 610 },
  { what: 'blanks', document: () => ' \n\t', answer: 610 },
  { what: 'a comment alone', document: () => '<!-- nothing -->', answer: 610 },
  { what: 'a declaration alone', document: () => '<?xml version="1.0"?>', answer: 610 },
  { what: 'JSON', document: () => '{"Case":{}}', answer: 610 },
  { what: 'a document that breaks off', document: (good) => good.slice(0, -20), answer: 610 },
  { what: 'a document that breaks off in a tag', document: (good) => good.slice(0, 30), answer: 610 },
  { what: 'a second root', document: after('<Case/>'), answer: 610 },
  { what: 'a second whole case', document: (good) => good + good, answer: 610 },
  { what: 'text before the root', document: before('x'), answer: 610 },
  { what: 'text after the root', document: after('x'), answer: 610 },
  { what: 'text in the root', document: inside('x'), answer: 610 },
  { what: 'text as references', document: inside('&#120;'), answer: 610 },
  { what: 'a CDATA section', document: inside('<![CDATA[ ]]>'), answer: 610 },
  {
    what: 'elements that overlap',
    document: instead('</CaseAttributeValue></CaseAttribute>', '</CaseAttribute></CaseAttributeValue>'),
    answer: 610,
  },
  { what: 'a blank after <', document: instead('<Case ', '< Case '), answer: 610 },
  { what: 'a blank after </', document: instead('</Case>', '</ Case>'), answer: 610 },
  { what: 'an attribute without quotation marks', document: instead('CSP="1"', 'CSP=1'), answer: 610 },
  { what: 'an attribute without value', document: instead('CSP="1"', 'CSP'), answer: 610 },
  { what: 'attributes without a blank between', document: instead('CSP="1" ', 'CSP="1"'), answer: 610 },
  { what: 'two hyphens in a comment', document: inside('<!-- a -- b -->'), answer: 610 },
  { what: 'an attribute given twice', document: onCase('Locale="en"'), answer: 610 },
  { what: 'an attribute given twice with another value', document: onCase('CSP="3"'), answer: 610 },
];

const entities: readonly Attack[] = [
  { what: 'a DOCTYPE', document: before('<!DOCTYPE Case>'), answer: 610 },
  {
    what: 'a DOCTYPE with a system identifier',
    document: before('<!DOCTYPE Case SYSTEM "file:///etc/passwd">'),
    answer: 610,
  },
  {
    what: 'an external entity',
    document: (good) =>
      `<!DOCTYPE Case [<!ENTITY x SYSTEM "file:///etc/passwd">]>${instead(name, 'Value="&x;"')(good)}`,
    answer: 610,
  },
  {
    what: 'a billion laughs',
    document: (good) =>
      `<!DOCTYPE Case [<!ENTITY a "ha">${[...'bcdefghij'].map((each, at) => `<!ENTITY ${each} "${`&${'abcdefghi'[at]};`.repeat(10)}">`).join('')}]>${instead(name, 'Value="&j;"')(good)}`,
    answer: 610,
  },
  { what: 'a DOCTYPE inside the root', document: inside('<!DOCTYPE Case>'), answer: 610 },
  { what: 'an entity declaration', document: before('<!ENTITY x "y">'), answer: 610 },
  { what: 'an unknown entity', document: instead(name, 'Value="&nbsp;"'), answer: 610 },
  { what: 'an entity in capitals', document: instead(name, 'Value="&LT;"'), answer: 610 },
  { what: 'an entity named like an inherited member', document: instead(name, 'Value="&constructor;"'), answer: 610 },
  { what: 'an & alone', document: instead(name, 'Value="Jane & Joe"'), answer: 610 },
  { what: 'a processing instruction', document: inside('<?php echo 1 ?>'), answer: 610 },
  { what: 'a stylesheet', document: before('<?xml-stylesheet href="http://localhost/x.xsl"?>'), answer: 610 },
  { what: 'a second declaration', document: before('<?xml version="1.0"?><?xml version="1.0"?>'), answer: 610 },
  { what: 'a declaration that is not at the start', document: before(' <?xml version="1.0"?>'), answer: 610 },
  { what: 'another version of XML', document: before('<?xml version="1.1"?>'), answer: 610 },
  { what: 'a version that does not exist', document: before('<?xml version="9.9"?>'), answer: 610 },
  { what: 'a declaration without version', document: before('<?xml encoding="UTF-8"?>'), answer: 610 },
  {
    what: 'an inclusion',
    document: inside('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd"/>'),
    answer: 610,
  },
];

const characters: readonly Attack[] = [
  { what: 'a control character', document: instead(name, 'Value="Jane\u0001"'), answer: 610 },
  { what: 'a null', document: instead(name, 'Value="Jane\u0000"'), answer: 610 },
  { what: 'a control character between elements', document: inside('\u001b'), answer: 610 },
  { what: 'a control character as a reference', document: instead(name, 'Value="Jane&#1;"'), answer: 610 },
  { what: 'a lone surrogate as a reference', document: instead(name, 'Value="Jane&#xD800;"'), answer: 610 },
  { what: 'a surrogate pair as two references', document: instead(name, 'Value="Jane&#xD83C;&#xDF33;"'), answer: 610 },
  { what: 'U+FFFE', document: instead(name, 'Value="Jane\ufffe"'), answer: 610 },
  { what: 'a reference beyond Unicode', document: instead(name, 'Value="Jane&#x110000;"'), answer: 610 },
  { what: 'a reference to nothing', document: instead(name, 'Value="Jane&#;"'), answer: 610 },
  { what: 'a raw < in an attribute', document: instead(name, 'Value="Jane < Joe"'), answer: 610 },
  {
    what: 'bytes that are not UTF-8',
    document: (good) => Buffer.from(instead(name, 'Value="Bäume"')(good), 'latin1'),
    answer: 610,
  },
  {
    what: 'UTF-8 that encodes a surrogate',
    document: (good) => Buffer.concat([Buffer.from(good), Buffer.from([0xed, 0xa0, 0x80])]),
    answer: 610,
  },
  { what: 'UTF-16', document: (good) => Buffer.from(`\ufeff${good}`, 'utf16le'), answer: 610 },
  {
    what: 'another encoding in the declaration',
    document: before('<?xml version="1.0" encoding="ISO-8859-1"?>'),
    answer: 610,
  },
  { what: 'UTF-16 in the declaration', document: before('<?xml version="1.0" encoding="UTF-16"?>'), answer: 610 },
  {
    what: 'another charset in the content type',
    document: (good) => good,
    contentType: 'application/xml;charset=ISO-8859-1',
    answer: 415,
  },
  {
    what: 'UTF-16 in the content type',
    document: (good) => Buffer.from(good, 'utf16le'),
    contentType: 'application/xml;charset=utf-16',
    answer: 415,
  },
  { what: 'the content type of JSON', document: (good) => good, contentType: 'application/json', answer: 415 },
  { what: 'the content type of plain text', document: (good) => good, contentType: 'text/plain', answer: 415 },
  { what: 'no content type', document: (good) => good, contentType: '', answer: 415 },
];

const sizes: readonly Attack[] = [
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

const elements: readonly Attack[] = [
  { what: 'another root', document: () => '<operationResult returnCode="0"/>', answer: 610 },
  { what: 'the root in small letters', document: () => '<case/>', answer: 610 },
  {
    what: 'the whole answer of transferCaseFromDBXML',
    document: (good) => `<operationResult returnCode="0">${good}</operationResult>`,
    answer: 610,
  },
  { what: 'an unknown element', document: inside('<Object Id="99"/>'), answer: 610 },
  { what: 'an element named __proto__', document: inside('<__proto__ polluted="1"/>'), answer: 610 },
  { what: 'an element named constructor', document: inside('<constructor/>'), answer: 610 },
  { what: 'an unknown attribute', document: onCase('Name="x"'), answer: 610 },
  { what: 'an attribute named __proto__', document: onCase('__proto__="x"'), answer: 610 },
  { what: 'an attribute named hasOwnProperty', document: onCase('hasOwnProperty="x"'), answer: 610 },
  { what: 'a namespace', document: onCase('xmlns="http://example.com"'), answer: 610 },
  {
    what: 'an element at the wrong place',
    document: inside('<CaseAttribute TypeId="1"><CaseAttributeValue/></CaseAttribute>'),
    answer: 610,
  },
  { what: 'a case in a case', document: inside('<Case/>'), answer: 610 },
  { what: 'a missing attribute', document: instead(' CSP="1"', ''), answer: 610 },
  { what: 'a missing id of the case', document: (good) => good.replace(/ Id="[^"]*"/, ''), answer: 610 },
  { what: 'a missing id of an object', document: instead('<CaseObject Id="2" ', '<CaseObject '), answer: 610 },
  { what: 'an id that is no number', document: instead('<CaseObject Id="2" ', '<CaseObject Id="two" '), answer: 610 },
  { what: 'a negative id', document: instead('<CaseObject Id="16" ', '<CaseObject Id="-16" '), answer: 610 },
  { what: 'an id with a fraction', document: instead('<CaseObject Id="16" ', '<CaseObject Id="16.5" '), answer: 610 },
  {
    what: 'an id beyond exact numbers',
    document: instead('<CaseObject Id="16" ', '<CaseObject Id="9007199254740993" '),
    answer: 610,
  },
  { what: 'another word than Yes and No', document: instead('Complete="No"', 'Complete="true"'), answer: 610 },
  { what: 'another mode than POS and STD', document: instead('CaseMode="POS"', 'CaseMode="toString"'), answer: 610 },
  {
    what: 'another word than true and false',
    document: instead('NotDeletable="true"', 'NotDeletable="Yes"'),
    answer: 610,
  },
  {
    what: 'an attribute without CaseAttributeValue',
    document: instead('<CaseAttributeValue><StringValue Value="Jane Doe"/></CaseAttributeValue>', ''),
    answer: 610,
  },
  {
    what: 'two CaseAttributeValues',
    document: instead('</CaseAttributeValue>', '</CaseAttributeValue><CaseAttributeValue/>'),
    answer: 610,
  },
  {
    what: 'two values',
    document: instead(
      '<StringValue Value="Jane Doe"/>',
      '<StringValue Value="Jane Doe"/><StringValue Value="Jane Doe"/>',
    ),
    answer: 610,
  },
  {
    what: 'a number that is none',
    document: instead('<SingleValue Value="35"', '<SingleValue Value="thirty-five"'),
    answer: 610,
  },
  {
    what: 'a number that is infinite',
    document: instead('<SingleValue Value="35"', '<SingleValue Value="1e999"'),
    answer: 610,
  },
  {
    what: 'a number written in hexadecimal',
    document: instead('<SingleValue Value="35"', '<SingleValue Value="0x23"'),
    answer: 610,
  },
  {
    what: 'a number without unit',
    document: instead('<SingleValue Value="35" UnitName="years" Unit="1"/>', '<SingleValue Value="35"/>'),
    answer: 610,
  },
  {
    what: 'a reference with Id and Key',
    document: instead('<DBRefValue Id="3"', '<DBRefValue Id="3" Key="3" Locale="en"'),
    answer: 610,
  },
  {
    what: 'a reference with Key but no Locale',
    document: instead('<DBRefValue Locale="en" Key="DE"', '<DBRefValue Key="DE"'),
    answer: 610,
  },
  {
    what: 'a reference with nothing',
    document: instead('<DBRefValue Id="3" Name="Female"/>', '<DBRefValue Name="Female"/>'),
    answer: 610,
  },
  { what: 'a day without a month', document: instead(' Month="2"', ''), answer: 610 },
  {
    what: 'a source of a value that is unset',
    document: instead(
      '<CaseAttributeValue><StringValue Value="Jane Doe"/></CaseAttributeValue>',
      '<CaseAttributeValue Source="1"/>',
    ),
    answer: 610,
  },
];

const references: readonly Attack[] = [
  { what: 'an object id given twice', document: instead('<CaseObject Id="16" ', '<CaseObject Id="15" '), answer: 610 },
  {
    what: 'an object id given to another element too',
    document: instead('<Payment Id="10" ', '<Payment Id="16" '),
    answer: 610,
  },
  {
    what: 'a source id given twice',
    document: inside('<Source Id="1" TypeId="2" Complete="No" RelatedCaseObject="1"/>'),
    answer: 610,
  },
  {
    what: 'a PosRequest id given twice',
    document: inside(
      '<PosRequest ModuleId="1" ModuleName="m" GeneratedInSource="1" RelatedCaseObject="1" Id="1" SuppressedByResult="No"/>'.repeat(
        2,
      ),
    ),
    answer: 610,
  },
  {
    what: 'an attribute of an object given twice',
    document: instead('<CaseAttribute TypeId="78" ', '<CaseAttribute TypeId="73" '),
    answer: 610,
  },
  { what: 'a relation from nowhere', document: instead('From="2" To="15"', 'From="99" To="15"'), answer: 610 },
  { what: 'a relation to nowhere', document: instead('From="2" To="15"', 'From="2" To="99"'), answer: 610 },
  { what: 'a relation given twice', document: instead('To="14"', 'To="13"'), answer: 610 },
  {
    what: 'a policy holder who identifies nobody',
    document: instead('Identifies="2"', 'Identifies="99"'),
    answer: 610,
  },
  {
    what: 'a source related to nothing',
    document: instead('RelatedCaseObject="1"', 'RelatedCaseObject="99"'),
    answer: 610,
  },
  {
    what: 'a value of a source that the case does not have',
    document: instead(
      '<CaseAttributeValue><StringValue Value="Jane Doe"/>',
      '<CaseAttributeValue Source="9" Time="1"><StringValue Value="Jane Doe"/>',
    ),
    answer: 610,
  },
];

export const attacks: readonly Attack[] = [...notXml, ...entities, ...characters, ...sizes, ...elements, ...references];
