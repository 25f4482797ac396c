import type { FactType, NodeOf } from '../model/expression.js';

type Environment = NodeOf<'environment'>['name'];

/** What can be read from everywhere beside the case's own facts (rule language, "Facts"). */
export const environment: Readonly<Record<Environment, FactType>> = {
  'evaluation.today': { kind: 'date' },
  'case.mode': { kind: 'word', values: ['POS', 'STD'] },
  'case.version': { kind: 'number' },
  'case.locale': { kind: 'text' },
  'ruleSet.version': { kind: 'number' },
  'csp.currency': { kind: 'code', catalogue: 'units' },
};

export const isEnvironment = (name: string): name is Environment => Object.hasOwn(environment, name);
