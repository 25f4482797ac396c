import { accessFileSchema } from '../src/http/access/read-access.js';
import { generatorsDocument } from '../src/http/openapi/generators/document.js';
import { openApiDocument } from '../src/http/openapi/document.js';
import { operations } from '../src/operations/index.js';
import { catalogueSchema } from '../src/rules/load/catalogues/catalogue-schema.js';
import { ownFindingsSchema } from '../src/rules/load/messages/own-findings-schema.js';
import { namesSchema } from '../src/rules/load/names/names-schema.js';
import { referencesSchema } from '../src/rules/load/references/references-schema.js';
import { attributesSchema } from '../src/rules/load/objects/attributes-schema.js';
import { parameterSetSchema } from '../src/rules/load/parameters/parameter-set-schema.js';
import { parametersSchema } from '../src/rules/load/parameters/parameters-schema.js';
import { ruleSetSchema } from '../src/rules/load/rule-set-schema.js';
import { factsSchema } from '../src/rules/load/rules/facts-schema.js';
import { rulesSchema } from '../src/rules/load/rules/rules-schema.js';
import { testsSchema } from '../src/rules/load/tests/tests-schema.js';
import { navigationSchema } from '../src/screens/load/navigation-schema.js';
import {
  additionSchema,
  buttonSchemas,
  groupSchemas,
  questionSchemas,
  screenSchema,
} from '../src/screens/load/screen-schema.js';
import { textsSchema } from '../src/screens/load/texts-schema.js';
import { clientModules } from './client-types.js';
import { recordedAnswersFile, recordedAnswersModule } from './record-answers.js';

/** What a file of each kind may hold, as JSON Schema; `access` is that of AUTH_FILE. */
const schemas: Readonly<Record<string, object>> = {
  'rules/rule-set': ruleSetSchema,
  'rules/attributes': attributesSchema,
  'rules/parameters': parametersSchema,
  'rules/catalogue': catalogueSchema,
  'rules/parameter-set': parameterSetSchema,
  'rules/facts': factsSchema,
  'rules/plausibility': rulesSchema,
  'rules/own-findings': ownFindingsSchema,
  'rules/names': namesSchema,
  'rules/references': referencesSchema,
  'rules/tests': testsSchema,
  'screens/navigation': navigationSchema,
  'screens/screen': screenSchema,
  'screens/addition': additionSchema,
  'screens/questions': questionSchemas,
  'screens/groups': groupSchemas,
  'screens/buttons': buttonSchemas,
  'screens/texts': textsSchema,
  access: accessFileSchema,
};

const written = (value: object): string => `${JSON.stringify(value, null, 1)}\n`;

/** The documents that follow from the source as a whole, by file. */
export const writtenDocuments: Readonly<Record<string, () => string | Promise<string>>> = {
  [recordedAnswersFile]: recordedAnswersModule,
  ...Object.fromEntries(Object.entries(clientModules()).map(([name, text]) => [name, () => text])),
  'docs/openapi.json': () => written(openApiDocument(operations, '')),
  'docs/openapi-3.0.json': () => written(generatorsDocument(operations, '')),
  ...Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [`docs/schemas/${name}.json`, () => written(schema)]),
  ),
};
