/** What a room holds, and the rooms that it may import. */
const room = (holds, imports) => ({ holds, imports: imports.split(' ').filter(Boolean) });

/**
 * The rooms of src, from the ground up: every folder with an order of its own, what it holds, and whom it may import
 * beside itself. A folder below one that is named here belongs to it. `npm run lint` holds this up,
 * test/repository/lint/imports.spec.ts proves each row with planted violations, docs/design/architecture.md shows it.
 */
export const rooms = {
  errors: room('the table of error codes, and the errors that carry them', ''),
  text: room('texts: quoting, characters, order, numbers and languages', ''),
  lists: room('lists by key, what repeats in a list', ''),
  wire: room('how an answer is described once: type, JSON Schema, element of XML', ''),
  'package-directory': room('where the package lies', ''),
  case: room(
    'the case as it is stored: objects, values, relations, sources, its codec, and what a store must do',
    'wire text errors',
  ),
  documents: room('YAML and CSV with the place of every value; findings and their codes', 'text'),
  'rules/model': room(
    'what a rule set is made of, loaded: objects, attributes, catalogues, parameters, rules, expressions',
    'documents case text',
  ),
  'rules/values': room('what evaluation reckons with: values, gaps, outcomes, days', 'rules/model case'),
  'rules/units': room('units and their conversion', 'rules/model'),
  'rules/operators': room(
    'comparisons, operators of values, operators over objects: one row each',
    'rules/units rules/values rules/model documents case',
  ),
  'rules/resolve': room(
    'what is written becomes trees without names, typed and in units',
    'rules/operators rules/units rules/values rules/model documents case',
  ),
  'rules/program': room(
    'the evaluator: a rule set compiled for a parameter set, and a case as it reads it',
    'rules/operators rules/values rules/model case lists text',
  ),
  'rules/explain': room(
    'json-rules-engine, which confirms and explains violations',
    'rules/program rules/values rules/model case',
  ),
  'rules/entries': room('entries of catalogues by name and by search', 'rules/model case lists text'),
  'rules/bounds': room(
    'what a value of an attribute may be',
    'rules/entries rules/program rules/values rules/model case text',
  ),
  'rules/objects': room(
    'making, changing, removing, importing and naming the objects of a case',
    'rules/bounds rules/program rules/model case wire lists errors',
  ),
  'rules/load': room(
    'the loader of rules: readers by kind of file',
    'rules/resolve rules/operators rules/model documents case text',
  ),
  'rules/examples': room(
    'runs the examples of rules',
    'rules/load rules/objects rules/bounds rules/program rules/values rules/model documents case',
  ),
  dto: room(
    'bodies of requests: one table of members each, which reads them and describes them',
    'rules/objects rules/bounds rules/entries rules/program rules/model case lists text errors',
  ),
  'screens/model': room(
    'screens as loaded, screens and completeness as answered',
    'rules/program rules/model documents wire text',
  ),
  'screens/questions': room(
    'what is asked of a case: items, questions, conditions, ids',
    'screens/model rules/objects rules/program rules/values rules/model case',
  ),
  'screens/inputs': room(
    'kinds of input: how an answer is read, how a question looks',
    'screens/questions screens/model rules/entries rules/bounds rules/model case text',
  ),
  'screens/assess': room(
    'what is open, violated, undecidable; completeness',
    'screens/inputs screens/questions screens/model rules/program rules/values rules/model case lists',
  ),
  'screens/capture': room(
    'a userAction: answers and command change the case',
    'screens/assess screens/inputs screens/questions screens/model dto rules/objects rules/program rules/model case text errors',
  ),
  'screens/forms': room(
    'an item as SB1 and as SB2',
    'screens/capture screens/assess screens/inputs screens/questions screens/model rules/program rules/model case',
  ),
  'screens/load': room(
    'the loader of screens and texts',
    'screens/model rules/load rules/resolve rules/program rules/model documents',
  ),
  operations: room(
    'one file for each endpoint, and their table',
    'dto screens/capture screens/forms screens/assess screens/questions screens/model rules/explain rules/objects rules/program rules/values rules/model case text errors',
  ),
  flavor: room('a result as a body, in JSON and in XML; case XML read', 'screens/model case wire text errors'),
  store: room('LMDB and MongoDB, behind one contract', 'case text errors'),
  'http/connections': room('the server: connections, limits, a stop that answers what came', ''),
  'http/calls': room('what is known of a call; refusals', 'operations flavor'),
  'http/access': room('who calls, and what they may do', 'http/calls operations case text'),
  'http/admission': room('how many calls are worked on at once', 'http/access http/calls operations'),
  'http/requests': room(
    'bodies and queries read, within limits',
    'http/admission http/calls http/connections flavor case',
  ),
  'http/answers': room(
    'the one catch, log lines, headers',
    'http/admission http/calls http/connections flavor operations case errors',
  ),
  'http/metrics': room('what is counted', 'http/admission http/calls screens/model rules/model case errors'),
  'http/pages': room('pages and their files', 'http/calls'),
  'http/operational': room(
    'health and metrics for those who run the service',
    'http/metrics http/admission http/calls http/connections operations wire errors',
  ),
  http: room('the routes, from the operation table', 'http/requests http/admission http/calls flavor operations'),
  'http/openapi': room('the OpenAPI document', 'http http/operational http/calls flavor operations case wire errors'),
  try: room('the capture client in the browser', ''),
  docs: room('the page that shows the OpenAPI document', ''),
  'page-files': room('the files of the pages', 'http/pages package-directory'),
  configuration: room('the settings; the only reader of the environment', 'http/access store package-directory text'),
  app: room(
    'the application, without port and files',
    'http http/openapi http/operational http/pages http/metrics http/answers http/admission http/access http/calls operations',
  ),
  library: room(
    'what the package offers to other programs',
    'app http/access http/connections screens/load store case',
  ),
  'start-service': room(
    'starts the service, and stops it',
    'app configuration page-files http/connections screens/load screens/model store',
  ),
  main: room('the program', 'start-service'),
  meaning: room(
    'what rules and screens mean, jointly, as far as checking proves it',
    'screens/model rules/operators rules/program rules/values rules/model documents',
  ),
  personas: room(
    'applications that are captured as the service would, and what must be said of them',
    'operations store screens/assess screens/inputs screens/questions screens/model rules/examples rules/program rules/model documents case errors',
  ),
  'cli/options': room('options that commands share', 'package-directory'),
  'cli/terminal': room('what is printed', ''),
  'cli/complete': room(
    'checking stored cases',
    'operations screens/assess screens/questions screens/model rules/values case text',
  ),
  'cli/personas': room('personas counted', 'personas'),
  'cli/transfer': room('export and import', 'case errors text'),
  'cli/commands': room(
    'one file for each command',
    'cli/transfer cli/complete cli/personas personas meaning documents cli/terminal cli/options http/access operations screens/load rules/examples rules/explain rules/model store case text start-service',
  ),
  cli: room('the command line', 'cli/commands cli/terminal text'),
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

const names = Object.keys(rooms);
/** The files of a folder or file of that name; of a folder with rooms of its own only those that lie in it directly. */
const filesOf = (name) =>
  names.some((other) => other.startsWith(`${name}/`)) ? `^src/${name}/[^/]+$` : `^src/${name}(/|\\.ts$)`;

const directions = Object.entries(rooms).map(([name, { imports }]) => ({
  name: `imports-of-${name}`,
  comment: `src/${name} may import ${imports.join(', ') || 'nothing'} beside itself.`,
  severity: 'error',
  from: { path: filesOf(name) },
  to: { path: '^src/', pathNot: [name, ...imports, ...(mayImportTypes[name] ?? [])].map(filesOf) },
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
