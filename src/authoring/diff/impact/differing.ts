import type { Rule } from '../../../rules/model/rule.js';
import type { QuestionDefinition } from '../../../screens/model/definition.js';
import type { CaseRules } from '../../../screens/model/systems.js';
import type { CompiledQuestion, CompiledScreen } from '../../../screens/questions/compiled-screen.js';
import { type SourceProgram, sourceProgram, withQuestions } from '../../../screens/questions/source-program.js';
import { Meanings, type Numbering, without } from './meanings.js';
import type { Part } from './part.js';

/**
 * What of two states of a parameter set may say different things of a case. A rule speaks for itself, so that one that
 * means the same is left out of both. A question does so together with all that ask for the same attribute: one may
 * show what another hides.
 */
export interface Differing {
  readonly old: Part;
  readonly now: Part;
  /** What is left, which says the same under both: of the new state, its source types without other rules. */
  readonly rest: Part;
  /** Nothing differs. */
  readonly isNothing: boolean;
  /** The source types that both states have: it holds for cases of no others. */
  readonly sourceTypes: ReadonlySet<number>;
}

/** One of the states: its rules, and how a rule of it is called in the new one. */
export interface NamedRules {
  readonly rules: CaseRules;
  readonly named: (rule: Rule) => string;
}

/** Finds what may differ between two states. */
export function differing(old: NamedRules, now: NamedRules, numbering: Numbering): Differing {
  const [before, after] = [new Told(old, numbering), new Told(now, numbering)];
  const changed = differingKeys(before.rules, after.rules);
  const chosen = ({ rules, named }: NamedRules) => rules.ruleSet.rules.filter((rule) => changed.has(named(rule)));
  const sources = new Map<number, DifferingSource>();
  const sourceTypes = new Set<number>();
  for (const typeId of now.rules.screens.bySourceType.keys()) {
    const [was, is] = [sourceProgram(old.rules, typeId), sourceProgram(now.rules, typeId)];
    if (!was || !is) continue;
    sourceTypes.add(typeId);
    const found = differingSource(before.source(was), after.source(is), changed);
    if (![found.old, found.now].every(isEmpty)) sources.set(typeId, found);
  }
  const source = (which: keyof DifferingSource) => (typeId: number) => sources.get(typeId)?.[which];
  return {
    old: { rules: chosen(old), source: source('old') },
    now: { rules: chosen(now), source: source('now') },
    rest: { rules: [], source: source('rest') },
    isNothing: changed.size + sources.size === 0,
    sourceTypes,
  };
}

type DifferingSource = Readonly<Record<'old' | 'now' | 'rest', SourceProgram>>;

const isEmpty = ({ screens, plausibility }: SourceProgram): boolean => screens.length + plausibility.length === 0;

/** The keys under which two maps do not say the same. */
const differingKeys = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): Set<string> =>
  new Set([...a.keys(), ...b.keys()].filter((key) => a.get(key) !== b.get(key)));

/** A source type with the numbers of what it means. */
interface ToldSource {
  readonly source: SourceProgram;
  readonly screens: ReadonlyMap<CompiledScreen, number>;
  readonly questions: ReadonlyMap<CompiledQuestion, number>;
  readonly named: (rule: Rule) => string;
}

/** Members of a question that say how it looks. */
const looks: ReadonlySet<string> = new Set([
  ...['text', 'notices', 'option', 'renderingHint', 'rows', 'columns', 'layout'],
  ...['followsUp', 'editable', 'searchable', 'intended', 'at'],
]);

/** A state, with the numbers of what its rules and questions mean. */
class Told {
  readonly rules: ReadonlyMap<string, number>;
  readonly #meanings: Meanings;

  constructor(
    private readonly state: NamedRules,
    numbering: Numbering,
  ) {
    const { rules, named } = state;
    this.#meanings = new Meanings(rules, numbering);
    this.rules = new Map(rules.ruleSet.rules.map((rule) => [named(rule), this.#meanings.ofRule(rule)]));
  }

  source(source: SourceProgram): ToldSource {
    const { ownFindings } = this.state.rules.ruleSet;
    const severities = [...ownFindings.values()].map(({ key, severity }) => `${key} ${severity}`).sort();
    const screens = new Map<CompiledScreen, number>();
    const questions = new Map<CompiledQuestion, number>();
    for (const screen of source.screens) {
      const { key, scope, shownWhen } = screen.definition;
      const number = this.#meanings.numberOf({ key, scope, shownWhen, severities });
      screens.set(screen, number);
      for (const question of screen.questions) questions.set(question, this.#question(question.definition, number));
    }
    return { source, screens, questions, named: this.state.named };
  }

  /** With the names that stand in its id. */
  #question(definition: QuestionDefinition, screen: number): number {
    const path = definition.kind === 'attribute' ? definition.path : [definition.relation];
    const names = [...path, ...(definition.kind === 'choice' ? [definition.from] : [])].map(({ name }) => name);
    return this.#meanings.numberOf({ screen, names, question: without(definition, looks) });
  }
}

function differingSource(old: ToldSource, now: ToldSource, changed: ReadonlySet<string>): DifferingSource {
  const known = (of: ToldSource) => new Set([...of.screens.values(), ...of.questions.values()]);
  const [before, after] = [known(old), known(now)];
  const same = new Set([...before].filter((number) => after.has(number)));
  const attributes = new Set(
    [old, now].flatMap(({ questions }) =>
      [...questions].flatMap(([{ attribute }, number]) => (same.has(number) ? [] : attribute.id)),
    ),
  );
  const members = ({ source, named }: ToldSource) => new Set(source.plausibility.map(named));
  const [spokeBefore, speaks] = [members(old), members(now)];
  const speaksOtherwise = (name: string): boolean => changed.has(name) || spokeBefore.has(name) !== speaks.has(name);
  const isTaken = ({ attribute }: CompiledQuestion): boolean => attributes.has(attribute.id);
  const take = ({ source, screens, named }: ToldSource): SourceProgram => ({
    ...source,
    screens: source.screens
      .map((screen) => ({ screen, part: partOf(source, screen, isTaken) }))
      .filter(({ screen, part }) => part.questions.length > 0 || !same.has(screens.get(screen) ?? 0))
      .map(({ part }) => part),
    plausibility: source.plausibility.filter((rule) => speaksOtherwise(named(rule))),
  });
  const rest: SourceProgram = {
    ...now.source,
    screens: now.source.screens
      .filter((screen) => same.has(now.screens.get(screen) ?? 0))
      .map((screen) => partOf(now.source, screen, (question) => !isTaken(question))),
    plausibility: now.source.plausibility.filter((rule) => !speaksOtherwise(now.named(rule))),
  };
  return { old: take(old), now: take(now), rest };
}

const partOf = (
  { rules }: SourceProgram,
  screen: CompiledScreen,
  isOfPart: (question: CompiledQuestion) => boolean,
): CompiledScreen => withQuestions(rules.program, screen, screen.questions.filter(isOfPart));
