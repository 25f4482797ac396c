/** What both clients are answered. */
const answered = [
  'screens/model/screen',
  'screens/model/completeness',
  'screens/model/guide',
  'case/case-document',
  'flavor/envelope',
];

/** What may be imported beyond that as a type only: it leaves no trace in what runs. */
export const mayImportTypes = {
  flavor: ['operations/operation'],
  try: answered,
  preview: ['authoring/preview/preview', 'authoring/preview/places', 'authoring/preview/show-place'],
  client: [
    ...answered,
    'case/evidence-of-case',
    'case/changed-cases',
    'case/trail-of-case',
    'value-sets/attribute-list',
    'value-sets/catalogue-list',
    'value-sets/catalogue-page',
    'value-sets/found-codes',
    'value-sets/source-type-list',
    'value-sets/unit-list',
  ],
};

/** Libraries that only one place imports, so that they can be replaced there. */
export const belongsTo = {
  '@koa/router': ['http', 'app'],
  'hyparquet-writer': ['cli/complete'],
  'json-rules-engine': ['rules/explain'],
  pdfkit: ['evidence'],
  'koa-bodyparser': ['http'],
  'prom-client': ['http/metrics'],
  jose: ['http/access'],
  koa: ['http', 'app'],
  lmdb: ['store'],
  mongodb: ['store'],
  sax: ['flavor/case-xml'],
  'vscode-languageserver': ['authoring/editor'],
  'vscode-languageserver-textdocument': ['authoring/editor'],
  yaml: ['documents', 'libraries'],
  'z3-solver': ['meaning/deep/solver'],
};
