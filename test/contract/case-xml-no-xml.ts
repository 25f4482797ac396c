import { after, type Attack, before, inside, instead, name, onCase } from './case-xml-attack.js';

/** Not one case, not well-formed, or with something that a case has no use for. */
export const notXml: readonly Attack[] = [
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

/** What could bring in something from elsewhere. */
export const entities: readonly Attack[] = [
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

/** Characters and encodings that no document may have. */
export const characters: readonly Attack[] = [
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
