import type { Files } from './edited-files.js';
import { tinyRuleFiles } from './tiny-rules.js';

const seven = tinyRuleFiles['tiny/csp/7.yaml'] ?? '';

/**
 * The tiny rules with three parameter sets that hold every kind of parameter in every form in which people write them:
 * flow and block, quotes of both kinds, comments between, a table in CSV that two sets share.
 */
export const parameterSamples: Files = {
  ...tinyRuleFiles,
  'common/parameters.yaml': `${tinyRuleFiles['common/parameters.yaml'] ?? ''}
owner: { kind: text, meaning: "Who sells" }
share: { kind: number, minimum: 0, maximum: 100, step: 0.5, meaning: "A share" }
weeks: { kind: list, minimum: 0, meaning: "Periods" }
classes: { kind: list, catalogue: risk-classes, meaning: "Classes" }
rates:
  kind: table
  meaning: "Rates by class"
  columns: { riskClass: { catalogue: risk-classes } }
  gives: { rate: { minimum: 0, maximum: 1000 }, since: { kind: date }, also: { catalogue: risk-classes, list: true } }
`,
  'tiny/csp/7.yaml': `${seven}owner: "A: \\"B\\" # C" # the owner
share: 12.5   # percent
weeks: [0, 4,   # first year
        13, 26]
classes:
  # the lowest
  - low   # by far
  - high
rates: { rows: rates.csv }
`,
  'tiny/csp/8.yaml': `# Eight
${seven.replace('en: "Seven", de: "Sieben"', 'en: "Eight", de: "Acht"')}owner: 'It''s'
share: 0

weeks:
- 1
- 2
classes: []
rates: { rows: rates.csv }
`,
  'tiny/csp/9.yaml': `${seven.replace('en: "Seven", de: "Sieben"', 'en: "Nine", de: "Neun"')}owner: |
  Two
  lines
share: 1.50
weeks: []
classes: ["low", "high"]
rates:
  - riskClass: low
    rate: 7 # seven
    since: "2020"
  # all others
  - rate: 8
    also:
    - low
`,
  'tiny/csp/rates.csv': 'riskClass,rate,since,also\r\nlow,"1.5",2020.01,low|high\r\n\r\n,2,,\r\n',
};
