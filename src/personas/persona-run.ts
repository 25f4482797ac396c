import type { CaseReference } from '../case/case.js';
import { CaseError, CaseErrors } from '../errors/case-error.js';
import type { Findings } from '../documents/findings/findings.js';
import { checkCompleteness } from '../operations/capture/check-completeness.js';
import { createAndCapture } from '../operations/capture/create-and-capture.js';
import type { Operation, Result, Services } from '../operations/operation.js';
import { userAction } from '../operations/capture/user-action.js';
import type { RelationPath } from '../rules/model/expression.js';
import type { CaseView, Instance } from '../rules/program/program.js';
import type { AssessedItem } from '../screens/assess/assessed-item.js';
import { assess } from '../screens/assess/assessment.js';
import { placeOf } from '../documents/position.js';
import type { GivenValue } from '../screens/inputs/input.js';
import type { Completeness } from '../screens/model/completeness.js';
import type { GroupDefinition, ObjectButton } from '../screens/model/definition.js';
import type { CaseRules } from '../screens/model/systems.js';
import { buttonCommands } from '../screens/questions/button-commands.js';
import { keyOf } from '../screens/questions/items.js';
import { reachedBy } from '../screens/questions/reached-by.js';
import { type SourceProgram, sourceProgram } from '../screens/questions/source-program.js';
import { encodeToken } from '../screens/questions/token.js';
import { givenNames } from './given-names.js';
import type { Persona } from './persona.js';
import { PersonaAnswers } from './persona-answers.js';

/** What a source type said of a persona when all was answered. */
export interface Heard {
  readonly source: SourceProgram;
  readonly completeness: Completeness;
}

/** The case that a persona is captured as. */
export const referenceOf = ({ name, csp }: Persona): CaseReference => ({ subId: 'PERSONAS', caseId: `${name} ${csp}` });

/** What happened when a persona was captured. */
export interface Capturing {
  /** The case as it was captured; none when it could not be created. */
  readonly view: CaseView | undefined;
  readonly heard: readonly Heard[];
  /** Answers that were not accepted, calls that were refused. */
  readonly refused: readonly string[];
  /** The places of the persona's file that a question asked for. */
  readonly asked: ReadonlySet<string>;
}

/** What is done on a screen: answers, and a command. */
interface Step {
  readonly item: AssessedItem;
  readonly command: string;
  readonly answers: readonly { readonly questionId: string; readonly values: readonly GivenValue[] }[];
}

/** So many times the same question is answered: again after what it hung on was answered otherwise. */
const mostTries = 3;

/**
 * Captures a persona through the operations of the service: creation, every source type that asks for something that
 * the persona says, `checkCompleteness` of each at the end.
 */
export class PersonaRun {
  readonly #reference: CaseReference;
  readonly #refused = new Set<string>();
  readonly #asked = new Set<string>();
  readonly #tries = new Map<string, number>();
  readonly #said: ReadonlySet<string>;

  constructor(
    private readonly persona: Persona,
    private readonly rules: CaseRules,
    private readonly services: Services,
    private readonly findings: Findings,
  ) {
    this.#reference = referenceOf(persona);
    this.#said = new Set(givenNames(persona, rules.ruleSet).map(({ name }) => name));
  }

  async run(): Promise<Capturing> {
    const heard: Heard[] = [];
    const sources = this.#sources();
    const taking = this.#takingPart(sources);
    const first = sources.find(({ sourceType }) => sourceType.creating);
    if (!first) throw new Error(`the system ${this.rules.ruleSet.system} has no source type that creates cases`);
    const created = await this.#call(createAndCapture, {
      ...this.#reference,
      language: this.#language,
      caseMode: 'headoffice',
      sourceType: first.sourceType.id,
      csp: this.persona.csp,
    });
    if (!created) return { view: undefined, heard, refused: [...this.#refused], asked: this.#asked };
    // What the applicant says can open a question of the technical data again: an entitlement, a financial
    // questionnaire.
    for (let taken = true; taken; ) {
      taken = false;
      for (const source of [first, ...taking.filter((each) => each !== first)])
        if (await this.#capture(source)) taken = true;
    }
    for (const source of taking) {
      const given = { ...this.#reference, language: this.#language, sourceType: source.sourceType.id };
      const result = await this.#call(checkCompleteness, given);
      if (result?.content.kind === 'completeness') heard.push({ source, completeness: result.content.completeness });
    }
    const view = await this.#view();
    return { view, heard, refused: [...this.#refused], asked: this.#asked };
  }

  get #language(): string {
    return this.rules.ruleSet.locales[0] ?? 'en';
  }

  #sources(): readonly SourceProgram[] {
    return this.rules.ruleSet.sourceTypes.flatMap(({ id }) => sourceProgram(this.rules, id) ?? []);
  }

  /** Answers whatever is asked, until the persona has nothing more to say; whether it had anything to say at all. */
  async #capture(source: SourceProgram): Promise<boolean> {
    for (let taken = false; ; taken = true) {
      const step = await this.#nextStep(source);
      if (!step) return taken;
      await this.#take(step, source);
    }
  }

  /**
   * A source type is captured when it alone asks for something that the persona says; the one that creates always is.
   */
  #takingPart(sources: readonly SourceProgram[]): readonly SourceProgram[] {
    const asked = sources.map((source) => new Set(askedNames(source)));
    const isAskedByOne = (name: string): boolean => asked.filter((names) => names.has(name)).length === 1;
    const saidToOne = [...this.#said].filter(isAskedByOne);
    return sources.filter(
      ({ sourceType }, index) => sourceType.creating || saidToOne.some((name) => asked[index]?.has(name)),
    );
  }

  async #nextStep(source: SourceProgram): Promise<Step | undefined> {
    const view = await this.#view();
    if (!view) return undefined;
    const answers = new PersonaAnswers(this.persona, view, this.findings);
    for (const item of assess(source, view).items) {
      const step = this.#answersOf(item, answers) ?? this.#objectOf(item, answers);
      if (step) return step;
    }
    return undefined;
  }

  async #view(): Promise<CaseView | undefined> {
    const read = await this.services.cases.read(this.#reference);
    return read && this.rules.program.view(read.case, this.persona.day);
  }

  #answersOf(item: AssessedItem, answers: PersonaAnswers): Step | undefined {
    const given = item.questions.flatMap(({ asked }) => {
      for (const { at, present } of answers.sourcesOf(asked)) if (present) this.#asked.add(placeOf(at));
      const values = asked.question.definition.editable ? answers.to(asked) : undefined;
      const tries = this.#tries.get(asked.id) ?? 0;
      if (!values || tries === mostTries) return [];
      this.#tries.set(asked.id, tries + 1);
      return [{ questionId: asked.id, values }];
    });
    return given.length > 0 ? { item, command: 'refresh', answers: given } : undefined;
  }

  /** The next object that a button makes, while the persona has more of them than the case. */
  #objectOf(item: AssessedItem, answers: PersonaAnswers): Step | undefined {
    const { instance, screen } = item.item;
    const given = answers.of(instance);
    if (!given) return undefined;
    for (const button of screen.definition.groups.flatMap(buttonsOf)) {
      const wanted = mostOf(instance, ({ name, target }) =>
        target === button.object ? given.member(name).listed.length : 0,
      );
      const there = mostOf(instance, (relation) =>
        relation.target === button.object ? reachedBy(this.rules.program, instance, relation).length : 0,
      );
      const [add] = buttonCommands(this.rules.program, button, instance);
      if (button.command === 'add' && add && wanted > there) return { item, command: add.command, answers: [] };
    }
    return undefined;
  }

  /** Sends a step; when answers are not accepted, again without them. */
  async #take({ item, command, answers }: Step, source: SourceProgram): Promise<void> {
    const form = source.sourceType.technical || command !== 'refresh' ? 'SB1' : 'SB2';
    const screenId = encodeToken(this.#reference, {
      form,
      sourceType: source.sourceType.id,
      language: this.#language,
      ...keyOf(item.item),
    });
    const result = await this.#call(userAction, { ...this.#reference, screenId, screenCommand: command, answers });
    const wrong = new Map((result?.warnings ?? []).map((error) => [error.parameters['question'], error]));
    if (wrong.size === 0) return;
    for (const [id, { message, parameters }] of wrong) {
      const attribute = item.questions.find(({ asked }) => asked.id === id)?.asked.question.attribute;
      const name = attribute ? `the answer ${attribute.object}.${attribute.fact}` : `the command ${command}`;
      this.#refused.add(
        `${name} is not accepted (screen ${item.item.screen.definition.key}): ${parameters['reason'] ?? message}`,
      );
    }
    for (const { questionId } of answers) if (wrong.has(questionId)) this.#tries.set(questionId, mostTries);
    const rest = answers.filter(({ questionId }) => !wrong.has(questionId));
    if (rest.length > 0 && rest.length < answers.length) await this.#take({ item, command, answers: rest }, source);
  }

  async #call(operation: Operation, body: object): Promise<Result | undefined> {
    try {
      return await operation.run(this.services, { query: new Map(), body });
    } catch (error) {
      if (!(error instanceof CaseErrors) && !(error instanceof CaseError)) throw error;
      for (const each of error instanceof CaseErrors ? error.errors : [error])
        this.#refused.add(`${operation.name} was refused: ${each.code} ${each.message}`);
      return undefined;
    }
  }
}

/** What a source type asks: the attributes by their objects. */
const askedNames = (source: SourceProgram): readonly string[] =>
  source.screens.flatMap(({ questions }) => questions.map(({ attribute }) => `${attribute.object}.${attribute.fact}`));

const buttonsOf = (group: GroupDefinition): readonly ObjectButton[] => [
  ...group.buttons,
  ...group.groups.flatMap(buttonsOf),
];

const mostOf = (instance: Instance, count: (relation: RelationPath) => number): number =>
  Math.max(0, ...[...instance.kind.relations.values()].filter(({ kind }) => kind === 'many').map(count));
