import type { Ajv2020, ErrorObject } from 'ajv/dist/2020.js';
import { ajvLibrary } from '../libraries/ajv-library.js';
import { remembered } from '../lists/remembered.js';
import { mayMakeCode } from '../libraries/may-make-code.js';
import type { Fault, SchemaCheck } from './fault.js';
import { interpretedCheck } from './interpreted-check.js';

/** Whether all faults of a value are told, or only the first. */
export type Told = 'all' | 'first';

const checks: Readonly<Record<Told, WeakMap<object, SchemaCheck>>> = { all: new WeakMap(), first: new WeakMap() };

/**
 * Checks values by a JSON Schema: by ajv, which makes code of each schema once, or without making code where that is
 * forbidden.
 */
export const schemaCheck = (schema: object, told: Told): SchemaCheck =>
  remembered(checks[told], schema, () => (mayMakeCode() ? compiledCheck(schema, told) : interpretedCheck(schema)));

const compilers: Partial<Record<Told, Ajv2020>> = {};

/**
 * The schemas are ours and tested: checking them again, and optimizing code that runs a few times, would only delay a
 * report.
 */
function compiledCheck(schema: object, told: Told): SchemaCheck {
  const all = told === 'all';
  const compiler = (compilers[told] ??= new (ajvLibrary().Ajv2020)({
    allErrors: all,
    verbose: true,
    ownProperties: true,
    strict: false,
    validateSchema: false,
    meta: false,
    code: { optimize: !all },
  }));
  const fits = compiler.compile(schema);
  return (value) => (fits(value) ? [] : (fits.errors as readonly (ErrorObject & Fault)[]));
}
