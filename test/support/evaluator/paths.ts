import type { Expression, FactType } from '../../../src/rules/model/expression.js';
import { resolveCondition } from '../../../src/rules/resolve/resolve-condition.js';
import { resolvePath } from '../../../src/rules/resolve/resolve-path.js';
import type { ResolveScope } from '../../../src/rules/resolve/resolve-scope.js';
import { Findings } from '../../../src/documents/findings/findings.js';
import { comparisonOperators } from '../../../src/rules/operators/comparisons.js';
import { locate } from './located.js';

/** A fact that random conditions read, with the operators that may stand behind it. */
export interface LabPath {
  readonly path: string;
  readonly type: FactType;
  /** As written, with decorators. */
  readonly operators: readonly string[];
}

const everywhere = [
  'case.start',
  'case.start.day',
  'case.mode',
  'case.applicationId',
  'case.persons.age',
  'csp.maximumAge',
  'csp.share',
  'csp.factor',
  'csp.typesSold',
  'csp.startFrom',
  'csp.lastMonth',
  'csp.paysSold',
  'csp.currency',
  'csp.ageRange',
  'csp.heightRange',
  'evaluation.today',
  'case.version',
  'ruleSet.version',
  'case.locale',
];

/** What stands in each scope; derived facts cover every value operator. */
export const labPaths: Readonly<Record<'person' | 'benefit' | 'pursuit', readonly string[]>> = {
  person: [
    ...everywhere,
    'age',
    'name',
    'nickname',
    'dateOfBirth',
    'lastVisit',
    'height',
    'weight',
    'smokes',
    'income',
    'children',
    'income.entered',
    'income.unit',
    'income.unit.dimension',
    'age.answeredOn',
    'bodyMassIndex',
    'totalSum',
    'benefitCount',
    'longest',
    'smallest',
    'firstPursuit',
    'firstPursuit.year',
    'lastPursuitOn',
    'typeCount',
    'heightLimit',
    'pursuitToFear',
    'pursuitToFear.depth',
    'paperCount',
    'deepPursuits',
    'deepPursuits.count',
    'papers',
    'dateOfBirth.month',
    'dateOfBirth.day',
    'lastVisit.weekday',
    'pursuits.since.year',
    'pursuits.since.day',
    'risky',
    'ageByBirth',
    'knownAge',
    'fullAge',
    'lookBackStart',
    'daysSince',
    'distance',
    'weightedHeight',
    'mainPursuit',
    'mainPursuit.code',
    'mainPursuit.code.depth',
    'lastPursuit.depth',
    'onlyBenefit',
    'onlyBenefit.sumInsured',
    'paying.benefitType',
    'paying.count',
    'firstPaying',
    'firstPaying.sumInsured',
    'benefits.sumInsured',
    'benefits.benefitType',
    'benefits.benefitType.pays',
    'benefits.benefitType.needs',
    'benefits.benefitType.maximumEndAge',
    'benefits.endAge',
    'benefits.aboveLimit',
    'benefits.waitingPeriod',
    'benefits.count',
    'pursuits.code',
    'pursuits.since',
    'pursuits.depth',
    'pursuits.code.risky',
    'pursuits.count',
    'holders.name',
    'case.persons.benefits.count',
  ],
  benefit: [
    ...everywhere,
    'benefitType',
    'ageAtEntry',
    'insurancePeriod',
    'waitingPeriod',
    'sumInsured',
    'benefitSum',
    'loading',
    'singlePremium',
    'endAge',
    'endAgeMonths',
    'loadedSum',
    'yearlyRate',
    'ratio',
    'limit',
    'neededPapers',
    'payLimit',
    'payUntil',
    'payUntil.month',
    'payOther',
    'missingPapers',
    'missingPapers.count',
    'aboveLimit',
    'otherOfType',
    'benefitType.pays',
    'benefitType.rider',
    'benefitType.maximumEndAge',
    'benefitType.needs',
    'person',
    'person.age',
    'person.smokes',
    'person.income',
    'person.totalSum',
    'person.dateOfBirth',
    'person.benefits.benefitType',
    'person.mainPursuit.depth',
    'beside.sumInsured',
    'beside.count',
    'base',
    'base.sumInsured',
    'base.singlePremium',
    'base.benefitType',
  ],
  pursuit: [
    ...everywhere,
    'code',
    'code.depth',
    'code.risky',
    'since',
    'depth',
    'person.age',
    'this.age',
    'this.height',
    'this.dateOfBirth',
    'this.smokes',
    'this.mainPursuit.code',
    'this.totalSum',
    'this.pursuits.code',
    'person.name',
    'this.name',
  ],
};

/** The paths of a scope with their types and operators; a path that cannot be read is an error of the test. */
export function describePaths(scope: ResolveScope, paths: readonly string[]): readonly LabPath[] {
  return paths.map((path) => {
    const findings = new Findings();
    const expression = resolvePath(path, { file: 'test.yaml', line: 1, column: 1 }, scope, findings);
    if (!expression) throw new Error(findings.report());
    return { path, type: expression.type, operators: operatorsFor(path, expression, scope) };
  });
}

function operatorsFor(path: string, { type }: Expression, scope: ResolveScope): readonly string[] {
  const single = type.kind === 'list' ? type.of : type;
  const found: string[] = [];
  for (const { name, left, internal, right } of comparisonOperators.values()) {
    if (internal) continue;
    if (left.includes('list')) {
      if (type.kind === 'list' && single.kind !== 'object' && single.kind !== 'date') found.push(name);
    } else if (left.includes(single.kind)) {
      const written = type.kind === 'list' ? [`someFact:${name}`, `everyFact:${name}`] : [name];
      found.push(
        ...(right === 'yesNo' ? written.filter((operator) => resolves({ fact: path, operator }, scope)) : written),
      );
    }
  }
  return found;
}

const resolves = (written: { fact: string; operator: string }, scope: ResolveScope): boolean =>
  resolveCondition(locate(written), scope, new Findings()) !== undefined;
