import { expect } from 'chai';
import fc from 'fast-check';
import { attributeDocument, caseDocument } from '../../src/case/case-document.js';
import { writeElement } from '../../src/flavor/xml-tree.js';
import { part } from '../../src/wire/element.js';
import type { Shape } from '../../src/wire/shape.js';
import { attributesOf, xmlRoot } from '../support/xml/xml-document.js';

const written: readonly {
  readonly what: string;
  readonly members: object;
  readonly shape?: Shape;
  readonly xml: string;
}[] = [
  { what: 'nothing as an empty element', members: {}, xml: '<a/>' },
  {
    what: 'scalars as attributes, in their order',
    members: { b: 'x', c: 0, d: false, e: '' },
    xml: '<a b="x" c="0" d="false" e=""/>',
  },
  { what: 'an object as a child element', members: { b: { c: 1 } }, xml: '<a><b c="1"/></a>' },
  { what: 'an empty object as an empty element', members: { b: {} }, xml: '<a><b/></a>' },
  {
    what: 'a list as one child element per entry',
    members: { b: [{ c: 1 }, { c: 2 }] },
    xml: '<a><b c="1"/><b c="2"/></a>',
  },
  { what: 'an empty list as nothing', members: { b: [] }, xml: '<a/>' },
  { what: 'scalars after children as attributes all the same', members: { b: {}, c: 1 }, xml: '<a c="1"><b/></a>' },
  { what: 'a member that is absent as nothing', members: { b: undefined, c: null }, xml: '<a/>' },
  {
    what: 'value and unit of an input as child elements',
    members: { value: { id: '', value: '23' }, unit: { name: 'cm', id: '310' } },
    xml: '<a><value id="" value="23"/><unit name="cm" id="310"/></a>',
  },
  {
    what: 'an unset attribute value as an empty element',
    members: { TypeId: 1, CaseAttributeValue: '' },
    shape: attributeDocument,
    xml: '<a TypeId="1"><CaseAttributeValue/></a>',
  },
  {
    what: 'an unset attribute value deep in a case as an empty element',
    members: { Case: { CaseObject: [{ CaseAttribute: [{ TypeId: 1, CaseAttributeValue: '' }] }] } },
    shape: part('A case.', { Case: caseDocument }),
    xml: '<a><Case><CaseObject><CaseAttribute TypeId="1"><CaseAttributeValue/></CaseAttribute></CaseObject></Case></a>',
  },
  {
    what: 'Source and Time beside the value as attributes',
    members: { CaseAttributeValue: { StringValue: { Value: 'x' }, Source: 1, Time: 2 } },
    xml: '<a><CaseAttributeValue Source="1" Time="2"><StringValue Value="x"/></CaseAttributeValue></a>',
  },
  { what: 'what would end markup as references', members: { b: `<&>"'` }, xml: '<a b="&lt;&amp;&gt;&quot;&apos;"/>' },
  { what: 'what normalisation would change as references', members: { b: '\t\n\r ' }, xml: '<a b="&#9;&#10;&#13; "/>' },
  { what: 'characters beyond the first plane as they are', members: { b: 'ä🌳' }, xml: '<a b="ä🌳"/>' },
  {
    what: 'what XML cannot carry as a replacement character',
    members: { b: '\u0000\u001b\ud800\ufffe' },
    xml: '<a b="\ufffd\ufffd\ufffd\ufffd"/>',
  },
];

describe('The XML tree', () => {
  for (const { what, members, shape, xml } of written) {
    it(`writes ${what}`, () => expect(writeElement('a', members, shape)).to.equal(xml));
  }

  it('writes any text so that another parser reads the same', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.oneof(
            fc.constantFrom(
              '\t',
              '\n',
              '\r',
              ' ',
              '"',
              "'",
              '<',
              '>',
              '&',
              ']]>',
              '&#10;',
              'ß',
              '🌳',
              '\u0085',
              '\u2028',
              '\u2029',
            ),
            fc.string({ unit: 'grapheme', maxLength: 1 }),
          ),
        }),
        (text) => {
          expect(attributesOf(xmlRoot(writeElement('a', { b: text }, undefined)))).to.deep.equal({ b: text });
        },
      ),
      { numRuns: 1000 },
    );
  });
});
