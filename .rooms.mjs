/** What a room holds, and the rooms that it may import. */
const room = (holds, imports) => ({ holds, imports: imports.split(' ').filter(Boolean) });

/**
 * The rooms of src, from the ground up: every folder with an order of its own, what it holds, and whom it may import
 * beside itself. A folder below one that is named here belongs to it. `npm run lint` holds this up,
 * test/repository/lint/imports.spec.ts proves each row with planted violations, docs/design/architecture.md shows it.
 */
export const rooms = {
  errors: room('the table of error codes, and the errors that carry them', 'lists'),
  text: room('texts: quoting, characters, order, numbers and languages', ''),
  lists: room('lists and sets by key, what repeats in a list', ''),
  wire: room('how an answer is described once: type, JSON Schema, element of XML', ''),
  'package-directory': room('where the package lies', ''),
  libraries: room('libraries of others that are loaded only when they are needed, or in a way of their own', ''),
  'json-schema': room('what of a value is not as a JSON Schema asks for', 'libraries lists'),
  case: room(
    'the case as it is stored: objects, values, relations, sources, its codec, and what a store must do',
    'wire text errors',
  ),
  documents: room(
    'YAML and CSV with the place of every value; findings and their codes',
    'json-schema libraries text lists',
  ),
  'rules/model': room(
    'what a rule set is made of, loaded: objects, attributes, catalogues, parameters, rules, expressions',
    'documents case lists text',
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
    'rules/operators rules/values rules/model case libraries lists text',
  ),
  'rules/explain': room(
    'json-rules-engine, which confirms and explains violations, and decides all conditions where it is told to',
    'rules/program rules/resolve rules/values rules/model case lists',
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
    'rules/resolve rules/operators rules/model documents case lists text',
  ),
  'rules/examples': room(
    'runs the examples of rules',
    'rules/load rules/objects rules/bounds rules/operators rules/program rules/values rules/model documents case lists text',
  ),
  dto: room(
    'bodies of requests: one table of members each, which reads them and describes them',
    'json-schema rules/objects rules/bounds rules/entries rules/program rules/model case lists text errors',
  ),
  'screens/model': room(
    'screens as loaded, screens and completeness as answered',
    'rules/program rules/model documents wire text',
  ),
  'screens/questions': room(
    'what is asked of a case: items, questions, conditions, ids',
    'screens/model rules/objects rules/program rules/values rules/model case lists',
  ),
  'screens/inputs': room(
    'kinds of input: how an answer is read, how a question looks',
    'screens/questions screens/model rules/entries rules/bounds rules/model case text lists',
  ),
  'screens/assess': room(
    'what is open, violated, undecidable; completeness',
    'screens/inputs screens/questions screens/model rules/program rules/values rules/model case lists',
  ),
  'screens/capture': room(
    'a userAction: answers and command change the case',
    'screens/assess screens/inputs screens/questions screens/model dto rules/objects rules/program rules/model case text errors',
  ),
  'screens/evidence': room(
    'the page on which somebody answered, as it was shown',
    'screens/capture screens/assess screens/inputs screens/questions screens/model rules/program rules/model case lists text',
  ),
  'screens/forms': room(
    'an item as SB1 and as SB2, and what guides through a capture',
    'screens/nearest screens/capture screens/assess screens/inputs screens/questions screens/model rules/bounds rules/program rules/model case text',
  ),
  'screens/load': room(
    'the loader of screens and texts',
    'screens/model rules/load rules/resolve rules/program rules/model documents lists text',
  ),
  'screens/nearest': room(
    'the answers that a violation rests on, and the nearest that would end it',
    'screens/inputs screens/questions rules/bounds rules/objects rules/program rules/values rules/model case lists text',
  ),
  'value-sets': room(
    'catalogues, attributes, units and source types of a parameter set, as answered',
    'screens/inputs screens/model rules/entries rules/program rules/model documents case text wire',
  ),
  operations: room(
    'one file for each endpoint, in a folder for its chapter of the specification, and their table',
    'value-sets dto screens/capture screens/evidence screens/forms screens/assess screens/questions screens/model rules/entries rules/explain rules/objects rules/program rules/values rules/model case text errors',
  ),
  flavor: room(
    'a result as a body, in JSON and in XML; case XML read',
    'value-sets screens/model case wire text errors',
  ),
  evidence: room('what was asked and answered as a document: HTML and PDF', 'case text'),
  store: room('LMDB and MongoDB, behind one contract', 'case libraries text errors'),
  'http/connections': room('the server: connections, limits, a stop that answers what came', ''),
  'http/calls': room('what is known of a call; refusals', 'operations flavor'),
  'http/retries': room(
    'calls that are sent again, or that rest on a state of the case',
    'http/calls operations case errors',
  ),
  'http/trail': room('who writes a case: the links of its trail', 'screens/model case'),
  'http/access': room('who calls, and what they may do', 'http/calls operations case json-schema errors text'),
  'http/admission': room(
    'how many calls are worked on at once, and as whom',
    'http/access http/retries http/trail http/calls operations case',
  ),
  'http/requests': room(
    'bodies and queries read, within limits',
    'http/admission http/calls http/connections flavor case libraries',
  ),
  'http/answers': room(
    'the one catch, log lines, headers',
    'http/admission http/calls http/connections flavor operations case errors',
  ),
  'http/metrics': room('what is counted', 'http/admission http/calls screens/model rules/model case lists errors'),
  'http/pages': room('pages and their files', 'http/calls'),
  'http/operational': room(
    'health and metrics for those who run the service',
    'http/metrics http/admission http/calls http/connections operations screens/model wire errors',
  ),
  http: room(
    'the routes, from the operation table',
    'http/requests http/admission http/retries http/calls flavor operations lists',
  ),
  'http/openapi': room(
    'the OpenAPI document',
    'http http/operational http/calls flavor operations case wire text errors',
  ),
  client: room('the client that other programs import: `case-capture/client`', ''),
  try: room('the capture client in the browser', 'client'),
  preview: room('the page that shows rules and screens while they are written', 'try'),
  docs: room('the page that shows the OpenAPI document', ''),
  brand: room(
    'the look of an insurer for the capture client: colours, texts, contact, pictures',
    'try http/pages documents',
  ),
  'page-files': room('the files of the pages', 'brand http/pages package-directory'),
  'setting-readers': room('how the texts of settings are read', 'http/access store'),
  configuration: room(
    'the settings; the only reader of the environment',
    'brand setting-readers http/access package-directory text',
  ),
  app: room(
    'the application, without port and files',
    'http http/openapi http/operational http/pages http/metrics http/answers http/admission http/retries http/access http/calls operations screens/assess screens/model libraries',
  ),
  library: room(
    'what the package offers to other programs',
    'app brand http/access http/connections http/pages page-files package-directory screens/load store case',
  ),
  meaning: room(
    'what rules and screens mean, jointly, as far as checking proves it',
    'screens/model rules/examples rules/resolve rules/operators rules/program rules/values rules/model documents screens/questions case lists text',
  ),
  personas: room(
    'applications that are captured as the service would, and what must be said of them',
    'operations store screens/assess screens/inputs screens/questions screens/model rules/examples rules/objects rules/program rules/values rules/model documents case errors lists',
  ),
  'meaning/completion': room(
    'looks for a case that a source type completes',
    'meaning personas screens/capture screens/assess screens/inputs screens/questions screens/model rules/objects rules/program rules/values rules/model documents case lists',
  ),
  'meaning/deep': room(
    'what a solver proves of rules, and whether cases can be completed',
    'meaning meaning/completion personas screens/model rules/examples rules/resolve rules/program rules/values rules/model documents case lists text',
  ),
  'authoring/repairs': room(
    'one change of rules or parameters with which examples come out that do not',
    'authoring/mutations meaning screens/model rules/examples rules/operators rules/program rules/model documents lists text',
  ),
  'authoring/check': room(
    'checking rules and screens: load, examples, meaning, in one report',
    'authoring/repairs meaning meaning/deep personas screens/load screens/model rules/examples rules/load rules/model documents lists text',
  ),
  reload: room(
    'changed rules and screens taken over while the service runs',
    'authoring/check screens/load screens/model documents http/access text',
  ),
  prepared: room(
    'what was found of rules and screens once, kept as bytes: loaded, for a start; answered, for a check',
    'screens/load screens/model documents lists package-directory',
  ),
  'warn-of': room('what an operator leaves open, told as the service starts', 'configuration'),
  'log-output': room('lines to a file descriptor, whatever becomes of it', ''),
  'service-log': room('the log of a process', 'log-output configuration'),
  'start-service': room(
    'starts the service, and stops it',
    'app configuration reload prepared page-files http/connections http/metrics screens/model store case warn-of',
  ),
  workers: room(
    'several processes that answer calls from one port: the first one, and the others',
    'start-service service-log warn-of configuration http/metrics reload store documents',
  ),
  'run-service': room('the service as the environment says', 'workers start-service service-log configuration'),
  main: room('the program', 'run-service'),
  'authoring/explain': room(
    'what the rules saw in an example, a persona or a case, and why they say what they say',
    'personas flavor store operations screens/nearest screens/assess screens/inputs screens/questions screens/model rules/examples rules/objects rules/operators rules/program rules/values rules/model documents case lists text errors',
  ),
  'authoring/changes': room(
    'changes of files: tried out in a copy, shown as a patch, written together or not at all',
    'screens/load documents lists',
  ),
  'authoring/sheets': room(
    'parameters and catalogues as sheets, and what comes back from a spreadsheet',
    'authoring/changes screens/load rules/model documents case text lists',
  ),
  'authoring/skeletons': room(
    'a rule, a question, a parameter and the like begun in all the files concerned',
    'authoring/sheets authoring/changes personas screens/load screens/model rules/model documents text',
  ),
  'authoring/words': room(
    'rules, facts and conditions of questions in plain English and German',
    'screens/model rules/program rules/values rules/model case text',
  ),
  'authoring/handbook': room(
    'everything that rules and screens say, as pages for a browser',
    'authoring/words personas screens/model rules/model documents case lists text',
  ),
  'authoring/diff': room(
    'what changed between two states of rules and screens, and what that means for stored cases',
    'screens/load screens/assess screens/questions screens/model rules/operators rules/resolve rules/program rules/values rules/model documents case lists text',
  ),
  'authoring/names': room(
    'where names of rules and screens stand: the index, uses, vocabulary, renaming',
    'personas screens/load screens/model rules/examples rules/resolve rules/operators rules/model documents case lists text',
  ),
  'authoring/editor': room(
    'what an editor shows of rules and screens while they are written: the language server',
    'authoring/check authoring/names personas screens/load screens/model rules/examples rules/load rules/resolve rules/operators rules/model documents lists text',
  ),
  'authoring/preview': room(
    'a service on this machine that shows rules and screens while they are written',
    'app authoring/check authoring/editor authoring/handbook authoring/words personas page-files reload http/pages http/connections store screens/load screens/assess screens/questions screens/model rules/program rules/model documents case lists text',
  ),
  'authoring/examples': room(
    'examples varied, made smaller, and written into the files of the rules',
    'rules/examples rules/operators rules/program rules/values rules/model documents case lists',
  ),
  'authoring/mutations': room(
    'the rules changed in one place at a time, and which example notices',
    'authoring/examples rules/examples rules/resolve rules/operators rules/program rules/values rules/model documents case lists text',
  ),
  'authoring/coverage': room(
    'how much of the rules examples and personas come to',
    'authoring/mutations authoring/examples personas screens/model rules/examples rules/operators rules/program rules/values rules/model documents lists',
  ),
  'cli/options': room('options that commands share', 'documents package-directory'),
  'cli/terminal': room('what is printed', ''),
  'cli/transfer': room('export and import', 'case documents errors text'),
  'cli/complete': room(
    'checking cases: of a store, or of an export',
    'cli/transfer cli/terminal prepared operations screens/assess screens/questions screens/model rules/values documents lists case text',
  ),
  'cli/personas': room('personas counted', 'personas'),
  'cli/commands': room(
    'one file for each command',
    'cli/transfer cli/complete cli/personas prepared evidence authoring/check authoring/explain personas reload documents cli/terminal cli/options http/access operations screens/load rules/examples rules/explain rules/model store case text run-service authoring/changes authoring/sheets authoring/skeletons authoring/handbook authoring/words authoring/diff authoring/editor authoring/names authoring/coverage authoring/mutations authoring/examples authoring/preview screens/model',
  ),
  cli: room('the command line', 'cli/commands cli/terminal package-directory text'),
};
