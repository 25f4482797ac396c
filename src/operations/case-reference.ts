import type { CaseReference } from '../case/case.js';
import { identifierFault } from '../text/plain-text.js';
import { Place } from '../dto/place.js';
import type { Problems } from '../dto/problems.js';
import type { ErrorSlug } from '../errors/error-table.js';
import type { OperationRequest, QueryParameter } from './operation.js';

/** Every operation takes it and ignores it (specification, "Endpoints"). */
export const loggingArea: QueryParameter = {
  name: 'loggingArea',
  required: false,
  description: 'Logging area; defaults to 0.',
};

/** The case of the examples. */
export const exampleReference = { caseId: 'CASE-0815', subId: 'DEMO', loggingArea: '0' };

/** The query parameters that name a case, with a prefix where an operation names two (`source`, `dest`). */
export function referenceParameters(prefix: '' | 'source' | 'dest' = ''): readonly [QueryParameter, QueryParameter] {
  const [caseId, subId] = parameterNames(prefix);
  return [
    { name: caseId, required: true, description: 'Case id: 1 to 128 characters, no control characters.' },
    { name: subId, required: true, description: 'Sub-system id: 1 to 128 characters, no control characters.' },
  ];
}

const parameterNames = (prefix: string): readonly [string, string] =>
  prefix === '' ? ['caseId', 'subId'] : [`${prefix}CaseId`, `${prefix}SubId`];

/**
 * The case that the query names; undefined when something is wrong with it, which `problems` then tells (decisions,
 * "Input"): missing, blank, given twice, too long, or with characters that no id may have: 512 naming the parameter.
 */
export function readReference(
  { query }: OperationRequest,
  parameters: readonly QueryParameter[],
  problems: Problems,
  prefix: '' | 'source' | 'dest' = '',
): CaseReference | undefined {
  const [caseId, subId] = parameterNames(prefix).map((name) => {
    const index = parameters.findIndex((parameter) => parameter.name === name);
    return readIdentifier(query.get(name) ?? [], Place.query(name, index), problems, parameters[index]?.missing);
  });
  refuseRepeated(query, parameters, problems);
  return caseId === undefined || subId === undefined ? undefined : { caseId, subId };
}

/** `missing` is the code for none, or a blank one, where it is not 512. */
function readIdentifier(
  values: readonly string[],
  place: Place,
  problems: Problems,
  missing?: ErrorSlug,
): string | undefined {
  if (values.length > 1) return undefined;
  const value = values[0] ?? '';
  const fault = identifierFault(value);
  if (fault === undefined) return value;
  if (missing && value.trim() === '') problems.report(place, missing);
  else problems.refuse(place, `${fault} (in the URL)`);
  return undefined;
}

/** A known parameter given twice is 512; it is reported once however often the request is read. */
function refuseRepeated(
  query: OperationRequest['query'],
  parameters: readonly QueryParameter[],
  problems: Problems,
): void {
  for (const [index, { name }] of parameters.entries()) {
    const place = Place.query(name, index);
    if ((query.get(name)?.length ?? 0) > 1 && !problems.at(place))
      problems.refuse(place, 'is given twice (in the URL)');
  }
}
