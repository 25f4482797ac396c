import type { Position } from '../../documents/position.js';
import type { OwnFindingKey } from '../../rules/model/own-findings.js';
import type { Severity } from '../../rules/model/rule.js';
import type { Missing } from '../../rules/values/gap.js';
import type { SeenCondition, SeenFact, SeenObject, SeenTerm, SeenValue } from './seen/seen.js';

/** What was explained, and how it stands. `--format json` prints it as it is; files are named from their folder on. */
export interface Explanation {
  readonly subject: ExplainedSubject;
  /** The parameter set, and the rule system that it belongs to. */
  readonly csp: number;
  readonly system: string;
  /** YYYY.MM.DD. */
  readonly today: string;
  readonly locale: string;
  /** All of the case, with the first code that was answered of each, which tells it from the others. */
  readonly objects: readonly (SeenObject & { readonly code?: string })[];
  /** The rules that were asked for, one for each object that they were evaluated in, violations first. */
  readonly rules: readonly ExplainedRule[];
  /** Of an example of a derived fact: the fact. */
  readonly fact?: SeenTerm;
  /** What the service itself finds, beside the rules. */
  readonly findings: readonly ExplainedFinding[];
  readonly questions: readonly ExplainedQuestion[];
  /** Every derived fact that was read, by the key under which terms name it. */
  readonly facts: Readonly<Record<string, SeenFact>>;
}

export interface ExplainedSubject {
  readonly kind: 'example' | 'persona' | 'case';
  readonly name: string;
  readonly at?: Position;
  /** Of an example: what it expects, and what came out instead where something did. */
  readonly expected?: string;
  readonly surprise?: string;
}

export type Verdict = 'violated' | 'undecided' | 'satisfied' | 'off';

/** A rule in one object. */
export interface ExplainedRule {
  readonly rule: string;
  readonly verdict: Verdict;
  /** As the parameter set has it; of a rule that is off, the rule's own. */
  readonly severity: Severity;
  readonly object: SeenObject;
  readonly at: Position;
  /** Keys of the source types that check it, with what it concerns. */
  readonly sources: readonly string[];
  /** Of a violation, in the locale. */
  readonly message?: string;
  /** Left out of a rule that is off. */
  readonly condition?: SeenCondition;
  /** Of a rule that cannot be decided. */
  readonly missing?: readonly ExplainedMissing[];
  /** Of a violation: the answers it rests on, with the nearest that would end it. */
  readonly answers?: readonly ExplainedAnswer[];
}

/** Something that the service itself finds in a source type (rule language, `plausibility/findings.yaml`). */
export interface ExplainedFinding {
  readonly finding: OwnFindingKey;
  readonly severity: Severity;
  /** Key of the source type. */
  readonly sourceType: string;
  readonly object: SeenObject;
  /** In the locale. */
  readonly message: string;
  /** The question that it is about. */
  readonly question?: AskedBy;
  /** The rule, or the condition of a screen, that it is about. */
  readonly rule?: string;
}

/** What is missing, and where it is asked. */
export interface ExplainedMissing {
  readonly kind: Missing['kind'];
  readonly reason: string;
  readonly object: SeenObject;
  /** The name of the attribute; of what failed, of the fact or parameter concerned. */
  readonly attribute: string;
  readonly askedBy: readonly AskedBy[];
}

/** A question that asks for an answer. */
export interface AskedBy {
  /** Key of the source type, of the screen, of the question in it. */
  readonly sourceType: string;
  readonly screen: string;
  readonly question: string;
  /** As a client sends it; left out where no screen of the case leads to the object. */
  readonly questionId?: string;
  readonly at: Position;
  /** Whether it is shown as the case stands. */
  readonly shown: boolean;
}

/** An answer that a violation rests on. */
export interface ExplainedAnswer {
  readonly object: SeenObject;
  readonly attribute: string;
  readonly value: SeenValue;
  /**
   * The nearest values with which the rule is no longer violated, everything else the same; none: no other one helps.
   */
  readonly nearest: readonly { readonly value: SeenValue; readonly verdict: 'satisfied' | 'undecided' }[];
  /** How many there are, of which `nearest` are the first. */
  readonly count: number;
  /** Some other text ends it, which cannot be named. */
  readonly anotherText: boolean;
}

/** A question of a screen, for one object. */
export interface ExplainedQuestion extends AskedBy {
  readonly object: SeenObject;
  /** What it asks for: `person.age`; of a list or a choice of objects their relation, `benefit.bases`. */
  readonly attribute: string;
  readonly text: string;
  readonly answer: SeenValue;
  readonly mandatory: boolean;
  /** Of the screen; of the question with the blocks around it; only mandatory while it is shown. */
  readonly screenShownWhen: SeenCondition;
  readonly shownWhen: SeenCondition;
  readonly mandatoryWhen: SeenCondition;
}
