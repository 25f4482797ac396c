import { expect } from 'chai';
import fc from 'fast-check';
import { caseDocument } from '../../../src/case/case-document.js';
import { encodeCase } from '../../../src/case/codec.js';
import { writeElement } from '../../../src/flavor/xml-tree.js';
import { importFaults } from '../../../src/rules/objects/import-faults.js';
import { nameCase } from '../../../src/rules/objects/name-case.js';
import { readCaseXml } from '../../support/xml/read-case-xml.js';
import { rulesOfCsp } from '../../support/rules/rules-only.js';
import { validCase } from '../../support/cases/valid-case.js';
import { xmlRoot } from '../../support/xml/xml-document.js';
import { times } from '../../support/run/times.js';

const documentsTried = 400 * times;

/** What goes wrong in documents, and what people try. */
const pieces = [
  ...[
    '<',
    '>',
    '/',
    '"',
    "'",
    '&',
    ';',
    '=',
    ' ',
    '\n',
    '\r',
    '\t',
    '\u0000',
    '\ufffe',
    '\ud800',
    '-',
    '0',
    '1e400',
    'NaN',
    '__proto__',
    'constructor',
  ],
  ...[
    '&lt;',
    '&#0;',
    '&#x1F333;',
    '&x;',
    '<!--',
    '-->',
    '<!-- -->',
    '<![CDATA[',
    ']]>',
    '<?x?>',
    '<?xml version="1.0"?>',
    '<!DOCTYPE x>',
    '</Case>',
    '<Case>',
    'Id="1"',
    ' Id="1"',
    '/>',
    '<Source/>',
  ],
];

interface Change {
  readonly at: number;
  readonly cut: number;
  readonly piece: string;
  readonly copied: number;
}

/** A part of the whole; doubles would nearly all be next to 0. */
const place = fc.nat({ max: 9999 }).map((tenThousandths) => tenThousandths / 10_000);

const change: fc.Arbitrary<Change> = fc.record({
  at: place,
  cut: fc.oneof(fc.constant(0), fc.nat(40)),
  piece: fc.oneof(fc.constant(''), fc.constantFrom(...pieces), fc.string({ maxLength: 4 })),
  copied: fc.oneof(fc.constant(0), fc.nat(80)),
});

/** Cuts, inserts and doubles parts of a text. */
function spoilt(text: string, changes: readonly Change[]): string {
  return changes.reduce((spoiling, { at, cut, piece, copied }) => {
    const from = Math.floor(at * spoiling.length);
    return (
      spoiling.slice(0, from) + piece + spoiling.slice(from + cut, from + cut + copied) + spoiling.slice(from + cut)
    );
  }, text);
}

/** One attribute with another value: most documents stay well-formed, and contradict the rules. */
const valueChange = fc.record({
  at: place,
  value: fc.constantFrom('0', '1', '2', '25', '999', '9999999999', '-1', '1.5', 'x', '', 'en', 'Yes'),
});

function revalued(text: string, { at, value }: { readonly at: number; readonly value: string }): string {
  const values = [...text.matchAll(/="[^"]*"/g)];
  const match = values[Math.min(values.length - 1, Math.floor(at * values.length))];
  return match ? `${text.slice(0, match.index)}="${value}"${text.slice(match.index + match[0].length)}` : text;
}

describe('Spoilt case documents', () => {
  it('are refused with 610 or 611, or are well-formed for another parser too, can be stored, and are told again as the same case', () => {
    const { program, ruleSet } = rulesOfCsp(1);
    const spoiltDocument = fc
      .tuple(validCase(program), fc.oneof(fc.array(change, { minLength: 1, maxLength: 3 }), valueChange))
      .map(([subject, changes]) => {
        const document = writeElement('Case', nameCase(subject, ruleSet), caseDocument);
        return 'value' in changes ? revalued(document, changes) : spoilt(document, changes);
      });
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(spoiltDocument, (document) => {
        const { stated, error } = readCaseXml(document);
        const found = stated ? importFaults(stated, program) : [];
        const codes = error ? [error.code] : [...new Set(found.map(({ code }) => code))];
        seen.set(codes.join(), (seen.get(codes.join()) ?? 0) + 1);
        expect(codes.join()).to.be.oneOf(['', '610', '611']);
        if (!stated) return;
        xmlRoot(document.replace(/^\ufeff/, ''));
        expect(encodeCase(stated.case).length).to.be.greaterThan(0);
        if (found.length > 0) return;
        const again = readCaseXml(writeElement('Case', nameCase(stated.case, ruleSet), caseDocument));
        expect(again.stated && nameCase(again.stated.case, ruleSet)).to.deep.equal(nameCase(stated.case, ruleSet));
      }),
      { numRuns: documentsTried },
    );
    expect([...seen.keys()], 'all outcomes were met').to.include.members(['', '610', '611']);
  });
});
