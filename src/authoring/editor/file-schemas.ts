import { personasSchema, profilesSchema } from '../../personas/persona-schema.js';
import { catalogueSchema, plainCatalogueSchema } from '../../rules/load/catalogues/catalogue-schema.js';
import { glossarySchema } from '../../rules/load/glossary/glossary-schema.js';
import { ownFindingsSchema } from '../../rules/load/messages/own-findings-schema.js';
import { namesSchema } from '../../rules/load/names/names-schema.js';
import { noticesSchema } from '../../rules/load/notices/notices-schema.js';
import { attributesSchema } from '../../rules/load/objects/attributes-schema.js';
import { parameterSetSchema } from '../../rules/load/parameters/parameter-set-schema.js';
import { parametersSchema } from '../../rules/load/parameters/parameters-schema.js';
import { referencesSchema } from '../../rules/load/references/references-schema.js';
import { ruleSetSchema } from '../../rules/load/rule-set-schema.js';
import { testsSchema } from '../../rules/load/tests/tests-schema.js';
import { factsSchema } from '../../rules/load/rules/facts-schema.js';
import { rulesSchema } from '../../rules/load/rules/rules-schema.js';
import { navigationSchema } from '../../screens/load/navigation-schema.js';
import { screenSchema } from '../../screens/load/screen-schema.js';
import { textsSchema } from '../../screens/load/texts-schema.js';

/** The first that the name of a file has a part of; `''` is every other. */
const ofRules: readonly (readonly [part: string, schema: object])[] = [
  ['personas/profiles.yaml', profilesSchema],
  ['personas/', personasSchema],
  ['/plausibility/findings.yaml', ownFindingsSchema],
  ['/plausibility/', rulesSchema],
  ['/facts/', factsSchema],
  ['/tests/', testsSchema],
  ['/attributes/', attributesSchema],
  ['/catalogues/units.yaml', catalogueSchema],
  ['/catalogues/', plainCatalogueSchema],
  ['/csp/', parameterSetSchema],
  ['/notices/', noticesSchema],
  ['/rule-set.yaml', ruleSetSchema],
  ['/parameters.yaml', parametersSchema],
  ['/glossary.yaml', glossarySchema],
  ['/names.yaml', namesSchema],
  ['references.yaml', referencesSchema],
];
const ofScreens: typeof ofRules = [
  ['/texts/', textsSchema],
  ['/navigation.yaml', navigationSchema],
  ['/', screenSchema],
];

/** The structure of a YAML file, by its name below its directory; undefined when nothing reads it. */
export const schemaOf = (file: string, isRules: boolean): object | undefined =>
  file.endsWith('.yaml') ? (isRules ? ofRules : ofScreens).find(([part]) => file.includes(part))?.[1] : undefined;
