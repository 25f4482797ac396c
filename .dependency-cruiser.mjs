/**
 * Who may import whom: every folder of src that has an order of its own, from the ground up, with the folders it may
 * import beside itself. A folder below one that is named here belongs to it. `npm run lint` holds this up, and
 * test/repository/lint/imports.spec.ts proves each line with a planted violation.
 */
export const mayImport = {
  errors: [],
  text: [],
  lists: [],
  wire: [],
  'package-directory': [],
  case: ['wire', 'text', 'errors'],
  documents: ['text'],
  'rules/model': ['documents', 'case', 'text'],
  'rules/values': ['rules/model', 'case'],
  'rules/units': ['rules/model'],
  'rules/operators': ['rules/units', 'rules/values', 'rules/model', 'documents', 'case'],
  'rules/resolve': ['rules/operators', 'rules/units', 'rules/values', 'rules/model', 'documents', 'case'],
  'rules/program': ['rules/operators', 'rules/values', 'rules/model', 'case', 'lists', 'text'],
  'rules/explain': ['rules/program', 'rules/values', 'rules/model', 'case'],
  'rules/entries': ['rules/model', 'case', 'lists', 'text'],
  'rules/bounds': ['rules/entries', 'rules/program', 'rules/values', 'rules/model', 'case', 'text'],
  'rules/objects': ['rules/bounds', 'rules/program', 'rules/model', 'case', 'wire', 'lists', 'errors'],
  'rules/load': ['rules/resolve', 'rules/operators', 'rules/model', 'documents', 'case', 'text'],
  'rules/examples': [
    'rules/load',
    'rules/objects',
    'rules/program',
    'rules/values',
    'rules/model',
    'documents',
    'case',
  ],
  'screens/questions': ['screens/model', 'rules/objects', 'rules/program', 'rules/values', 'rules/model', 'case'],
  'screens/inputs': [
    'screens/questions',
    'screens/model',
    'rules/entries',
    'rules/bounds',
    'rules/model',
    'case',
    'text',
  ],
  'screens/assess': [
    'screens/inputs',
    'screens/questions',
    'screens/model',
    'rules/program',
    'rules/values',
    'rules/model',
    'case',
    'lists',
  ],
  'screens/capture': [
    'screens/assess',
    'screens/inputs',
    'screens/questions',
    'screens/model',
    'dto',
    'rules/objects',
    'rules/program',
    'rules/model',
    'case',
    'text',
    'errors',
  ],
  'screens/forms': [
    'screens/capture',
    'screens/assess',
    'screens/inputs',
    'screens/questions',
    'screens/model',
    'rules/program',
    'rules/model',
    'case',
  ],
  'screens/load': ['screens/model', 'rules/load', 'rules/resolve', 'rules/program', 'rules/model', 'documents'],
  operations: [
    'dto',
    'screens/capture',
    'screens/forms',
    'screens/assess',
    'screens/questions',
    'screens/model',
    'rules/explain',
    'rules/objects',
    'rules/program',
    'rules/values',
    'rules/model',
    'case',
    'text',
    'errors',
  ],
  flavor: ['screens/model', 'case', 'wire', 'text', 'errors'],
  store: ['case', 'text', 'errors'],
  'http/connections': [],
  'http/calls': ['operations', 'flavor'],
  'http/access': ['http/calls', 'operations', 'case', 'text'],
  'http/admission': ['http/access', 'http/calls', 'operations'],
  'http/requests': ['http/admission', 'http/calls', 'http/connections', 'flavor', 'case'],
  'http/answers': ['http/admission', 'http/calls', 'http/connections', 'flavor', 'operations', 'case', 'errors'],
  'http/metrics': ['http/admission', 'http/calls', 'screens/model', 'rules/model', 'case', 'errors'],
  'http/pages': ['http/calls'],
  'http/operational': [
    'http/metrics',
    'http/admission',
    'http/calls',
    'http/connections',
    'operations',
    'wire',
    'errors',
  ],
  http: ['http/requests', 'http/admission', 'http/calls', 'flavor', 'operations'],
  'http/openapi': ['http', 'http/operational', 'http/calls', 'flavor', 'operations', 'case', 'wire', 'errors'],
  // The pages run in a browser; they know the service by its answers.
  try: [],
  docs: [],
  'page-files': ['http/pages', 'package-directory'],
  configuration: ['http/access', 'store', 'package-directory', 'text'],
  app: [
    'http',
    'http/openapi',
    'http/operational',
    'http/pages',
    'http/metrics',
    'http/answers',
    'http/admission',
    'http/access',
    'http/calls',
    'operations',
  ],
  library: ['app', 'http/access', 'http/connections', 'screens/load', 'store', 'case'],
  'start-service': ['app', 'configuration', 'page-files', 'http/connections', 'screens/load', 'screens/model', 'store'],
  main: ['start-service'],
  'cli/options': ['package-directory'],
  'cli/terminal': [],
  'cli/complete': [
    'operations',
    'screens/assess',
    'screens/questions',
    'screens/model',
    'rules/values',
    'case',
    'text',
  ],
  'cli/transfer': ['case', 'errors', 'text'],
  'cli/commands': [
    'cli/transfer',
    'cli/complete',
    'cli/terminal',
    'cli/options',
    'http/access',
    'operations',
    'screens/load',
    'rules/examples',
    'rules/explain',
    'rules/model',
    'store',
    'case',
    'text',
    'start-service',
  ],
  cli: ['cli/commands', 'cli/terminal', 'text'],
};

/** What may be imported beyond that as a type only: it leaves no trace in what runs. */
export const mayImportTypes = {
  flavor: ['operations/operation'],
  try: ['screens/model/screen', 'screens/model/completeness', 'case/case-document', 'flavor/envelope'],
};

/** Libraries that only one place imports, so that they can be replaced there. */
export const belongsTo = {
  '@koa/router': ['http', 'app'],
  'json-rules-engine': ['rules/explain'],
  'koa-bodyparser': ['http'],
  'prom-client': ['http/metrics'],
  'csv-parse': ['documents'],
  jose: ['http/access'],
  koa: ['http', 'app'],
  lmdb: ['store'],
  mongodb: ['store'],
  sax: ['flavor/case-xml'],
  yaml: ['documents'],
};

const rooms = Object.keys(mayImport);
/** The files of a folder or file of that name; of a folder with rooms of its own only those that lie in it directly. */
const filesOf = (name) =>
  rooms.some((room) => room.startsWith(`${name}/`)) ? `^src/${name}/[^/]+$` : `^src/${name}(/|\\.ts$)`;

const directions = rooms.map((room) => ({
  name: `imports-of-${room}`,
  comment: `src/${room} may import ${mayImport[room].join(', ') || 'nothing'} beside itself.`,
  severity: 'error',
  from: { path: filesOf(room) },
  to: { path: '^src/', pathNot: [room, ...mayImport[room], ...(mayImportTypes[room] ?? [])].map(filesOf) },
}));

/** What is imported as a type only has left no trace in what was compiled. */
const typesOnly = Object.entries(mayImportTypes).map(([room, names]) => ({
  name: `types-for-${room}`,
  comment: `src/${room} may import types of ${names.join(', ')}, and nothing else.`,
  severity: 'error',
  from: { path: `^dist/src/${room}/.*\\.js$` },
  to: { path: names.map((name) => `^dist/src/${name}\\.js$`) },
}));

const libraries = Object.entries(belongsTo).map(([library, places]) => ({
  name: `place-of-${library}`,
  comment: `${library} is imported by ${places.map((place) => `src/${place}`).join(' and ')} only.`,
  severity: 'error',
  from: { path: '^src/', pathNot: places.map((place) => `^src/${place}(/|\\.ts$)`) },
  to: { path: `(^|/)node_modules/${library}/` },
}));

export default {
  forbidden: [
    ...directions,
    ...typesOnly,
    ...libraries,
    {
      name: 'no-circle',
      comment: 'No file takes part in a circle of imports, types included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'What is imported is there.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
