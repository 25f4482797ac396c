import type { Findings } from '../../../documents/findings/findings.js';
import type { Attribute } from '../../model/attribute.js';
import type { Catalogue } from '../../model/catalogue.js';
import type { Term } from '../../model/glossary.js';
import type { Expectation } from '../../model/expectation.js';
import type { DerivedFact, RelationPath } from '../../model/expression.js';
import type { NamedThing } from '../../model/names.js';
import type { ObjectKind } from '../../model/object-kind.js';
import type { RelationType } from '../../model/relation-type.js';
import type { Notice } from '../../model/notice.js';
import type { Parameter } from '../../model/parameter.js';
import type { OwnFinding, ParameterSet, RuleSet, RuleTest, SourceType } from '../../model/rule-set.js';
import type { Rule } from '../../model/rule.js';
import type { Unit } from '../../model/unit.js';
import type { Words } from '../../model/words.js';
import type { Sources } from '../../../documents/sources.js';

/** An object kind while it is put together. */
export interface ObjectKindDraft extends ObjectKind {
  readonly relations: Map<string, RelationPath>;
  readonly attributes: Map<string, Attribute>;
  readonly attributesById: Map<number, Attribute>;
  readonly facts: Map<string, DerivedFact>;
}

/** A rule set while it is put together: what has been read so far can be looked up. */
export interface RuleSetDraft extends RuleSet {
  readonly sourceTypes: SourceType[];
  readonly objects: Map<string, ObjectKindDraft>;
  readonly relationTypes: Map<string, RelationType>;
  readonly catalogues: Map<string, Catalogue>;
  readonly units: { readonly byWord: Map<string, Unit>; readonly byId: Map<number, Unit> };
  readonly parameters: Map<string, Parameter>;
  readonly parameterSets: Map<number, ParameterSet>;
  readonly rules: Rule[];
  readonly tests: RuleTest[];
  readonly ownFindings: Map<string, OwnFinding>;
  readonly glossary: Term[];
  readonly notices: Map<string, Notice>;
  readonly expectations: Map<string, Expectation>;
  readonly names: Readonly<Record<NamedThing, Map<string, Words>>>;
}

/** What every reader of a kind of file is given. */
export interface RuleSetReading {
  readonly draft: RuleSetDraft;
  readonly sources: Sources;
  readonly findings: Findings;
  /** Folders whose files make the system: what it includes, then its own. */
  readonly folders: readonly string[];
}
