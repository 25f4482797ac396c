import type { NameKind } from '../../documents/names.js';
import { benefitTypeColumns } from '../../rules/model/benefit-type-columns.js';
import type { Meaning } from './meaning.js';

/**
 * Names by which the service itself speaks of the data: to make a case of a request, to name a person, to join the
 * parts of a benefit, to know a yes. Whoever calls them otherwise in the data takes them away from the service.
 */
export const serviceNames: Readonly<Partial<Record<NameKind, readonly string[]>>> = {
  object: ['case', 'person', 'policyHolder', 'benefit', 'cover', 'occupation', 'pursuit', 'disorder'],
  relation: ['persons', 'person', 'benefits'],
  'relation type': ['benefitEventPayment', 'benefitPayment'],
  attribute: [
    'applicationId',
    'ownPreviousCover',
    'personId',
    'name',
    'age',
    'sex',
    'maritalStatus',
    'residence',
    'nationality',
    'code',
    'benefitType',
    'policyType',
    'smokerType',
    'lifeBasicForm',
    'limitGroup',
    'insurancePeriod',
    'premiumPaymentPeriod',
    'annualPremium',
    'singlePremium',
    'benefitPaymentPeriod',
    'waitingPeriod',
    'benefitSum',
    'sumInsured',
    'benefitSumFinancial',
    'sumAssuredE',
    'acceptanceResult',
    'benefitGroup',
  ],
  catalogue: ['units'],
  column: [...Object.values(benefitTypeColumns), 'dimension', 'factor', 'offset', 'currency'],
  code: ['number', 'yes', 'no', 'year', 'month', 'week', 'day'],
  word: ['lumpSum', 'perTime', 'duration', 'percent', 'number', 'currency', 'currencyPerTime'],
};

/** Whether the service itself speaks of it by this name: then it is called so in every data. */
export const isKnownToService = ({ kind, name }: Meaning): boolean =>
  kind === 'finding' || serviceNames[kind]?.includes(name) === true;
