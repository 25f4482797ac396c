import fc, { type GeneratorValue } from 'fast-check';
import type { Case } from '../../../src/case/case.js';
import { CaseError, CaseErrors } from '../../../src/errors/case-error.js';
import { capture } from '../../../src/operations/capture/capture.js';
import { checkCompleteness } from '../../../src/operations/capture/check-completeness.js';
import { createAndCapture } from '../../../src/operations/capture/create-and-capture.js';
import { createCaseInDB } from '../../../src/operations/creation/create-case-in-db.js';
import type { Operation } from '../../../src/operations/operation.js';
import { userAction } from '../../../src/operations/capture/user-action.js';
import type { Attribute } from '../../../src/rules/model/attribute.js';
import type { Completeness } from '../../../src/screens/model/completeness.js';
import type {
  Sb1Group,
  Sb1MenuItem,
  Sb1Question,
  Sb1Screen,
  Sb2Question,
  Screen,
} from '../../../src/screens/model/screen.js';
import type { CaseRules, Systems } from '../../../src/screens/model/systems.js';
import type { RecentAssessments } from '../../../src/screens/assess/recent-assessments.js';
import { accidentsOnly } from '../service/accidents-only.js';
import {
  assuredPerson,
  disabilityBenefit,
  fullRequest,
  lifeBenefit,
  minimalRequest,
} from '../requests/case-request.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { storeDigest } from '../store/store-digest.js';

/** What an operation came to: described errors are an answer, anything else is thrown. */
export interface Outcome {
  readonly refused: boolean;
  readonly codes: readonly number[];
  readonly screen?: Screen;
  readonly completeness?: Completeness;
}

/** A `userAction` that can be sent again. */
export interface Action {
  readonly screenId: string;
  readonly screenCommand: string;
  readonly answers: readonly { readonly questionId: string; readonly values: readonly object[] }[];
}

interface Capture {
  readonly sourceType: number;
  readonly groupScreens: boolean;
}

const captures: readonly Capture[] = [
  { sourceType: 1, groupScreens: false },
  { sourceType: 2, groupScreens: true },
  { sourceType: 2, groupScreens: false },
  { sourceType: 3, groupScreens: true },
];

const reference = { subId: 'LAWS', caseId: 'ANY' };
const csp = 1;
const minute = 60_000;

/**
 * Somebody who answers at random what the screens ask: mostly what they take, sometimes not, now and then on a screen
 * of long ago.
 */
export class RandomCapture {
  readonly cases = new MemoryStore();
  readonly rules: CaseRules;
  readonly #attributes = new Map<string, Attribute>();
  readonly #screens: { readonly capture: Capture; readonly screen: Screen }[] = [];
  #now = Date.UTC(2026, 10, 21, 12);
  #sent = 0;

  constructor(
    private readonly systems: Systems,
    private readonly g: GeneratorValue,
    /** Instances of the service that remember what they found; each gets the next call in turn. */
    private readonly instances: readonly RecentAssessments[] = [],
  ) {
    const rules = systems.forCsp(csp);
    if (!rules) throw new Error(`there is no parameter set ${csp}`);
    this.rules = rules;
    for (const kind of rules.ruleSet.objects.values())
      for (const attribute of kind.attributes.values()) {
        const type =
          kind.parts && attribute.storedOn !== 'CaseObject' ? kind.parts[attribute.storedOn].type : kind.type;
        this.#attributes.set(`${type}.${attribute.id}`, attribute);
      }
  }

  /** Makes a case in one of the ways there are. */
  async begin(): Promise<void> {
    const { caseId } = reference;
    const twoPersons = [
      assuredPerson({
        ph: true,
        requestedBenefits: [lifeBenefit({ smokerType: 2 }), disabilityBenefit()],
        pursuits: [{ key: 'DIVING', deletable: false }],
      }),
      assuredPerson({
        id: 'P2',
        name: 'John Doe',
        gender: 2,
        requestedBenefits: [lifeBenefit({ singleLife: true })],
        disorders: [{ key: 'J45' }],
      }),
    ];
    const bodies = [
      minimalRequest(caseId),
      { ...fullRequest(caseId), techSource: { sourceTypeId: 1 } },
      minimalRequest(caseId, { application: { persons: twoPersons } }),
      undefined,
    ];
    const body = this.#one(bodies);
    const made = body
      ? await this.#run(
          createCaseInDB,
          body,
          new Map(Object.entries(reference).map(([name, value]) => [name, [value]])),
        )
      : await this.#run(createAndCapture, { ...reference, language: 'en', caseMode: 'pos', sourceType: 1, csp });
    if (made.refused) throw new Error(`the case was refused: ${made.codes.join()}`);
    for (const each of captures) await this.open(each);
  }

  /** The same case in a store of its own, served by instances that remember what they found. */
  async twin(instances: readonly RecentAssessments[]): Promise<RandomCapture> {
    const twin = new RandomCapture(this.systems, this.g, instances);
    await twin.cases.put(reference, await this.stored());
    return twin;
  }

  /** Opens a capture; one that has nothing to show is left out. */
  async open(each: Capture): Promise<void> {
    const { screen } = await this.#run(capture, { ...reference, ...each, language: this.#one(['en', 'de', 'deCH']) });
    if (screen) this.#screens.push({ capture: each, screen });
  }

  /** One action on a screen that was shown, not always the last one; `undefined` before anything is shown. */
  async act(): Promise<
    { readonly action: Action; readonly outcome: Outcome; readonly sourceType: number } | undefined
  > {
    const recent = this.#screens.slice(-captures.length * 2);
    const from = recent.length > 0 ? this.#one(recent) : undefined;
    if (!from) return undefined;
    const action = this.#actionOn(from.screen);
    const outcome = await this.send(action);
    if (outcome.screen) this.#screens.push({ capture: from.capture, screen: outcome.screen });
    return { action, outcome, sourceType: from.capture.sourceType };
  }

  /** Time passes between two actions, so that an answer stored again would show. */
  send(action: Action): Promise<Outcome> {
    this.#now += minute;
    return this.#run(userAction, { ...reference, ...action });
  }

  async check(sourceType: number): Promise<Completeness> {
    const { completeness, codes } = await this.#run(checkCompleteness, { ...reference, language: 'en', sourceType });
    if (!completeness) throw new Error(`checkCompleteness was refused: ${codes.join()}`);
    return completeness;
  }

  async stored(): Promise<Case> {
    const read = await this.cases.read(reference);
    if (!read) throw new Error('the case is gone');
    return read.case;
  }

  digest(): Promise<string> {
    return storeDigest(this.cases);
  }

  async #run(
    operation: Operation,
    body: object,
    query: ReadonlyMap<string, readonly string[]> = new Map(),
  ): Promise<Outcome> {
    try {
      const recent = this.instances[this.#sent++ % this.instances.length];
      const { systems, cases } = this;
      const services = { systems, cases, now: () => this.#now, captureHash: accidentsOnly, ...(recent && { recent }) };
      const { content, warnings = [] } = await operation.run(services, {
        query,
        body: JSON.parse(JSON.stringify(body)) as unknown,
      });
      const codes = warnings.map(({ code }) => code);
      if (content.kind === 'screen') return { refused: false, codes, screen: content.screen };
      return { refused: false, codes, ...(content.kind === 'completeness' && { completeness: content.completeness }) };
    } catch (error) {
      if (error instanceof CaseErrors) return { refused: true, codes: error.errors.map(({ code }) => code) };
      if (error instanceof CaseError) return { refused: true, codes: [error.code] };
      throw error;
    }
  }

  #actionOn(screen: Screen): Action {
    const sb1 = 'person' in screen ? undefined : screen;
    const questions: readonly (Sb1Question | Sb2Question)[] =
      'person' in screen ? screen.person.item.question : sb1Questions(screen.group);
    const answered = this.#some(questions, 6);
    const answers = answered.flatMap((question) => {
      const values = this.#valuesFor(question);
      return values ? [{ questionId: question.id, values }] : [];
    });
    const screenId = 'person' in screen ? screen.person.item.id : screen.id;
    return { screenId, screenCommand: this.#rarely() ? 'wander' : this.#command(sb1), answers };
  }

  #command(screen: Sb1Screen | undefined): string {
    const moves = ['next', 'next', 'previous', 'refresh', 'finish'];
    if (screen) return this.#one([...moves, ...sb1Commands(screen)]);
    const earlier = this.#screens.flatMap((each) =>
      'person' in each.screen ? [`goto ${each.screen.person.item.id}`] : [],
    );
    return this.#one([...moves, ...earlier.slice(-4)]);
  }

  /** What is typed; undefined for what no test can know how to answer. */
  #valuesFor(question: Sb2Question | Sb1Question): readonly object[] | undefined {
    const { selection } = question;
    if (this.#rarely())
      return this.#one([
        [],
        [{ value: '?' }],
        [{ id: '__proto__' }],
        [{ value: '1' }, { value: '2' }],
        [{ id: '', value: ' ' }],
      ]);
    if (selection?.value.length === 0) return undefined;
    if (selection) return [{ id: this.#one(selection.value.map(({ id }) => id)) }];
    const attribute = this.#attributes.get(`${question.cotyID}.${question.catyID}`);
    if (!attribute) return undefined;
    const list = question.textInput && 'length' in question.textInput.value;
    if (list) return this.#some(this.#keysOf(attribute), 3).map((id) => ({ id }));
    return [this.#valueOf(attribute)];
  }

  #valueOf(attribute: Attribute): object {
    if (attribute.kind === 'reference') return { id: this.#one(this.#keysOf(attribute)) };
    if (attribute.kind === 'date')
      return { value: this.#one(['1991', '2019.05', '2020.02.29', '2026.11.21', '2031.01.01']) };
    if (attribute.kind !== 'number') return { value: this.#one(['Jane Doe', 'é🌳', 'x'.repeat(40)]) };
    const { minimum = 0, maximum = 1000 } = this.rules.program.bounds(attribute);
    return {
      value: String(
        this.#one([
          minimum,
          Math.min(minimum + 1, maximum),
          Math.min(minimum + 17, maximum),
          Math.min(250000, maximum),
          maximum,
        ]),
      ),
    };
  }

  /** Some entries of a catalogue, the same each time. */
  #keysOf({ catalogue }: Attribute): readonly string[] {
    const entries = [...(catalogue?.entries.values() ?? [])];
    const step = Math.max(1, Math.floor(entries.length / 40));
    return entries
      .filter((_, index) => index % step === 0)
      .map((entry) => (catalogue?.keyed ? entry.word : String(entry.id)));
  }

  #one<T>(of: readonly T[]): T {
    if (of.length === 0) throw new Error('there is nothing to choose from');
    return of[this.g(fc.nat, { max: of.length - 1 })] as T;
  }

  /** Drawn by position: what is drawn is printed when a law is broken, and screens are long. */
  #some<T>(of: readonly T[], most: number): readonly T[] {
    const positions = this.g(() =>
      fc.uniqueArray(fc.nat({ max: Math.max(0, of.length - 1) }), { maxLength: Math.min(most, of.length) }),
    );
    return of.filter((_, position) => positions.includes(position));
  }

  #rarely(): boolean {
    return this.g(fc.nat, { max: 19 }) === 19;
  }
}

const sb1Questions = (group: Sb1Group): readonly Sb1Question[] => [
  ...(group.question ?? []),
  ...(group.group ?? []).flatMap(sb1Questions),
];
const sb1Buttons = (group: Sb1Group): readonly string[] => [
  ...(group.button ?? []).map(({ commandid }) => commandid),
  ...(group.group ?? []).flatMap(sb1Buttons),
];
const menuCommands = ({ commandid, item = [] }: Sb1MenuItem): readonly string[] => [
  commandid,
  ...item.flatMap(menuCommands),
];
const sb1Commands = (screen: Sb1Screen): readonly string[] =>
  [...sb1Buttons(screen.group), ...screen.navigation.item.flatMap(menuCommands)].filter((command) => command !== '');
