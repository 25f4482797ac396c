import { errorTable } from '../../src/errors/error-table.js';

/** Every path, in both flavors (specification, "Endpoints"). */
export const specifiedPaths: readonly string[] = [
  'copyCase',
  'copyCaseXML',
  'deleteCase',
  'deleteCaseXML',
  'transferCaseFromDB',
  'transferCaseFromDBDetails',
  'transferCaseFromDBXML',
  'transferCaseToDBXML',
  'subIdList',
  'caseList',
  'createCaseInDB',
  'modifyCase',
  'createAndCapture',
  'createAndCaptureXML',
  'capture',
  'captureXML',
  'captureWithHash',
  'captureWithHashXML',
  'userAction',
  'userActionXML',
  'checkCompleteness',
];

/** Specification, "Errors". */
const specifiedCodes: readonly number[] = [
  323, 512, 513, 514, 515, 517, 520, 524, 526, 531, 533, 534, 535, 536, 537, 540, 541, 542, 543, 546, 547, 548, 549,
  551, 552, 553, 554, 555, 563, 564, 565, 566, 567, 568, 569, 570, 571, 572, 573, 574,
];

/** Attribute ids (specification, "Case"). */
const specifiedAttributes: readonly number[] = [
  0, 38, 307, 44, 21, 73, 78, 176, 61, 11, 108, 94, 271, 355, 354, 15, 41, 121, 333, 222, 103, 105, 316, 37, 292, 161,
  12, 209, 163, 115, 1, 770, 65, 132, 109, 150,
];

const valueKinds: readonly string[] = ['StringValue', 'SingleValue', 'DBRefValue', 'DateValue'];

const ownCodes = Object.values(errorTable).flatMap(({ code }) => (specifiedCodes.includes(code) ? [] : [code]));

/** One kind of row, and how a line of a test names such a row. */
export interface SpecificationRows {
  readonly kind: string;
  readonly rows: readonly (string | number)[];
  readonly named: (row: string | number) => RegExp;
}

/**
 * What a test must name. A code is named in a line that speaks of codes or starts a text with it (`512
 * persons[0].age`), an attribute id as key of an object's values or of extra attributes, or in a line that speaks of
 * attribute types.
 */
export const specificationRows: readonly SpecificationRows[] = [
  { kind: 'path', rows: specifiedPaths, named: (path) => new RegExp(`['"\`/]${path}\\b`) },
  { kind: 'code', rows: specifiedCodes, named: codeIn },
  { kind: 'own code', rows: ownCodes, named: codeIn },
  {
    kind: 'attribute',
    rows: specifiedAttributes,
    named: (id) =>
      new RegExp(
        `(?<![\\w.])${id}: ['"\`]|'${id}': \\{|TypeId(="|: )${id}\\b|TypeId\\b.*[[ ]${id}[\\],]|attributes\\.${id}\\b`,
      ),
  },
  { kind: 'value kind', rows: valueKinds, named: (kind) => new RegExp(`\\b${kind}\\b`) },
];

function codeIn(code: string | number): RegExp {
  return new RegExp(
    `['"\`]${code}( |['"\`]\\])|row\\(.*\\[[^\\]]*\\b${code}\\b[^\\]]*\\]|([cC]odes?(InXml)?\\b|errorCode|answer:).*\\b${code}\\b(?!')`,
  );
}
