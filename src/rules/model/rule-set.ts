import type { Position } from '../../documents/position.js';
import type { Attribute } from './attribute.js';
import type { Catalogue } from './catalogue.js';
import type { Example } from './example.js';
import type { Expectation } from './expectation.js';
import type { DerivedFact } from './expression.js';
import type { Term } from './glossary.js';
import type { Names } from './names.js';
import type { ObjectKind } from './object-kind.js';
import type { RelationType } from './relation-type.js';
import type { Notice } from './notice.js';
import type { Parameter, ParameterPlaces, ParameterValue } from './parameter.js';
import type { Rule, Severity } from './rule.js';
import type { Unit } from './unit.js';
import type { Words } from './words.js';
import { languageOf } from '../../text/language-of.js';

/** A type of source: who captures, on which screens. */
export interface SourceType {
  readonly key: string;
  readonly id: number;
  readonly name: Words;
  /** Technical screens exist in SB1 only. */
  readonly technical: boolean;
  /** createAndCapture may start with it. */
  readonly creating: boolean;
}

/** One company-specific parameter set (`csp/<id>.yaml`). */
export interface ParameterSet {
  readonly id: number;
  readonly name: Words;
  /** Its currencies; the first is the unit `currency` stands for. */
  readonly currencies: readonly Unit[];
  /** What one unit of another currency is worth in the first; no entry: no rate. */
  readonly exchangeRates: ReadonlyMap<string, number>;
  readonly values: ReadonlyMap<string, ParameterValue>;
  /** Where the values stand, by parameter, and where its currencies and their rates do. */
  readonly places: ReadonlyMap<string, ParameterPlaces>;
  readonly severities: ReadonlyMap<string, Severity | 'off'>;
}

/** What a rule is under a parameter set, which may say otherwise than the rule itself. */
export const severityIn = ({ severities }: ParameterSet, rule: Rule): Severity | 'off' =>
  severities.get(rule.id) ?? rule.severity;

/** A finding that the service itself makes (`plausibility/findings.yaml`): its words and its severity. */
export interface OwnFinding {
  readonly key: string;
  readonly severity: Severity;
  readonly message: Words;
}

/** Examples that stand apart from the rule or derived fact that they are examples of (`tests/<topic>.yaml`). */
export interface RuleTest {
  readonly of: Rule | DerivedFact;
  readonly examples: readonly Example[];
  readonly at: Position;
}

/** A rule system, loaded and checked: everything that the service knows about underwriting. Immutable. */
export interface RuleSet {
  /** Folder name: international, german. */
  readonly system: string;
  /** The current version; the case keeps it for life. */
  readonly versionId: number;
  readonly versionName: string;
  /** All versions it can still read, by id. */
  readonly versions: ReadonlyMap<number, string>;
  readonly locales: readonly string[];
  readonly timeZone: string;
  readonly sourceTypes: readonly SourceType[];
  /** By scope name: case, person, policyHolder, benefit, cover, ... */
  readonly objects: ReadonlyMap<string, ObjectKind>;
  readonly relationTypes: ReadonlyMap<string, RelationType>;
  readonly catalogues: ReadonlyMap<string, Catalogue>;
  readonly units: { readonly byWord: ReadonlyMap<string, Unit>; readonly byId: ReadonlyMap<number, Unit> };
  readonly parameters: ReadonlyMap<string, Parameter>;
  readonly parameterSets: ReadonlyMap<number, ParameterSet>;
  readonly rules: readonly Rule[];
  readonly tests: readonly RuleTest[];
  readonly ownFindings: ReadonlyMap<string, OwnFinding>;
  /** The terms that every text is held to. */
  readonly glossary: readonly Term[];
  /** Texts that the law wants people to read, by key. */
  readonly notices: ReadonlyMap<string, Notice>;
  /** What is expected of the rules, by the id that a `reference` cites; none where nobody has listed it. */
  readonly expectations: ReadonlyMap<string, Expectation>;
  /** How people call what has an identifier only. */
  readonly names: Names;
}

/** An attribute with this id, whichever object has it. */
export const anyAttribute = ({ objects }: RuleSet, id: number): Attribute | undefined =>
  [...objects.values()].map(({ attributesById }) => attributesById.get(id)).find((found) => found !== undefined);

/** Whether a locale has the form of one (`en`, `enGB`) and a rule set has its language (decisions, "Input"). */
export function isSupportedLocale({ locales }: RuleSet, locale: string): boolean {
  return isLocale(locale) && locales.includes(languageOf(locale));
}

/** Two small letters, and two capitals where a country is meant. */
export const isLocale = (text: string): boolean => /^[a-z]{2}([A-Z]{2})?$/.test(text);
