import type { Place } from '../../dto/place.js';
import { Problems } from '../../dto/problems.js';
import { CaseErrors } from '../../errors/case-error.js';
import type { Catalogue } from '../../rules/model/catalogue.js';
import { isSupportedLocale, type RuleSet } from '../../rules/model/rule-set.js';
import type { CaseRules, Systems } from '../../screens/model/systems.js';
import { quoted } from '../../text/quoted.js';
import { noCatalogue } from '../../value-sets/no-catalogue.js';
import type { OperationRequest, QueryParameter, Services } from '../operation.js';
import { placeOfParameter } from '../place-of-parameter.js';

/** The query parameters that the value sets share (decisions, "Value sets"). */
export const csp: QueryParameter = {
  name: 'csp',
  required: true,
  description: 'Id of the company-specific parameter set.',
};
export const locale: QueryParameter = {
  name: 'locale',
  required: false,
  description: 'Locale of the names, of two or four characters; the first of the parameter set when it is left out.',
};

/** In characters; of a prefix as of a search. */
export const longestWords = 200;

/** What a value set is made of: the rules of the parameter set, and the locale of the names. */
export interface Asked {
  readonly rules: CaseRules;
  readonly locale: string;
}

/**
 * The value set that a query asks for. `read` reads what it says beside parameter set and locale; `make` makes the
 * value set of that. @throws CaseErrors with all that is wrong with the query
 */
export function valueSet<R, T>(
  { systems }: Services,
  request: OperationRequest,
  parameters: readonly QueryParameter[],
  read: (query: ValueSetQuery, rules: CaseRules | undefined, locale: string | undefined) => R | undefined,
  make: (asked: Asked, read: R) => T,
): T {
  const problems = new Problems();
  const query = new ValueSetQuery(systems, request, parameters, problems);
  const rules = query.rules();
  const named = rules && query.locale(rules.ruleSet);
  const wanted = read(query, rules, named);
  if (problems.any || !rules || named === undefined || wanted === undefined) throw new CaseErrors(problems.errors);
  return make({ rules, locale: named }, wanted);
}

/** A value set of which a query asks for all. @throws CaseErrors with all that is wrong with the query */
export const wholeValueSet = <T>(
  services: Services,
  request: OperationRequest,
  parameters: readonly QueryParameter[],
  make: (asked: Asked) => T,
): T => valueSet(services, request, parameters, () => ({}), make);

/**
 * Reads the query parameters of a value set. What is wrong with them is reported at their place (512, 540, 617); what
 * is asked for then is undefined.
 */
export class ValueSetQuery {
  constructor(
    private readonly systems: Systems,
    private readonly request: OperationRequest,
    private readonly parameters: readonly QueryParameter[],
    private readonly problems: Problems,
  ) {}

  /** The text of a parameter; undefined where it is left out or blank, which is refused of one that is required. */
  text(name: string): string | undefined {
    const values = this.request.query.get(name) ?? [];
    if (values.length > 1) return this.refuse(name, 'is given twice (in the URL)');
    const [value = ''] = values;
    if (value.trim() !== '') return value;
    return this.isRequired(name) ? this.refuse(name, 'is missing (in the URL)') : undefined;
  }

  /** Words of at most 200 characters. */
  words(name: string): string | undefined {
    const value = this.text(name);
    return value !== undefined && value.length > longestWords
      ? this.refuse(name, `must have at most ${longestWords} characters (in the URL)`)
      : value;
  }

  /** A whole number from 1 to the most; the usual one where it is left out. */
  limit(usual: number, most: number): number | undefined {
    const value = this.text('limit');
    if (value === undefined) return usual;
    const limit = /^[0-9]{1,9}$/.test(value) ? Number(value) : 0;
    return limit >= 1 && limit <= most
      ? limit
      : this.refuse('limit', `must be a whole number from 1 to ${most} (in the URL)`);
  }

  /** The rules of the parameter set that `csp` names; of the lowest where it is left out and may be. */
  rules(): CaseRules | undefined {
    const value = this.text('csp') ?? (this.isRequired('csp') ? undefined : lowest(this.systems));
    if (value === undefined) return undefined;
    const rules = /^-?[0-9]{1,9}$/.test(value) ? this.systems.forCsp(Number(value)) : undefined;
    if (!rules) this.problems.report(this.placeOf('csp'), 'unknownParameterSet', { csp: quoted(value) });
    return rules;
  }

  /** The locale, of one of the rule set's languages. */
  locale(ruleSet: RuleSet): string | undefined {
    const value = this.text('locale');
    if (value === undefined) return ruleSet.locales[0];
    return isSupportedLocale(ruleSet, value)
      ? value
      : this.refuse('locale', `the locale ${quoted(value)} is not supported; these are: ${ruleSet.locales.join(', ')}`);
  }

  /** The catalogue that a parameter names. */
  catalogue(name: string, ruleSet: RuleSet): Catalogue | undefined {
    const value = this.words(name);
    if (value === undefined) return undefined;
    const catalogue = ruleSet.catalogues.get(value);
    if (!catalogue)
      this.problems.report(this.placeOf(name), 'unknownCatalogue', { reason: noCatalogue(ruleSet, value) });
    return catalogue;
  }

  /** 512 at a parameter, with the reason. */
  refuse(name: string, reason: string): undefined {
    this.problems.refuse(this.placeOf(name), reason);
  }

  private isRequired(name: string): boolean {
    return this.parameters.some((parameter) => parameter.name === name && parameter.required);
  }

  private placeOf(name: string): Place {
    return placeOfParameter(this.parameters, name);
  }
}

const lowest = ({ ruleSets }: Systems): string =>
  String(Math.min(...ruleSets.flatMap(({ parameterSets }) => [...parameterSets.keys()])));
