import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { packageDirectory } from '../src/package-directory.js';
import type { Position } from '../src/documents/position.js';
import type { RuleSet } from '../src/rules/model/rule-set.js';
import { loadChecked } from '../src/screens/load/load-checked.js';
import type { QuestionDefinition } from '../src/screens/model/definition.js';

/** What an insurer expects of a plausibility check, as `rules/references.yaml` lists it by id. */
interface ExpectedRule {
  readonly when: string;
  /** Mandatory questions that hold it, `<screen>.<attribute>`. */
  readonly asked?: readonly string[];
  /** Why it is no rule. */
  readonly instead?: string;
}

/** Something of the rule data that cites ids in its reference. */
interface Citing {
  readonly name: string;
  readonly reference: string;
  readonly at: Position;
}

const directory = (name: string): string => join(packageDirectory, name);
const idsIn = (reference: string): readonly string[] => reference.match(/\b[A-M]\d\d\b/g) ?? [];
const link = (name: string, { file, line }: Position, folder: string): string =>
  `[${name}](../${folder}/${file}#L${line})`;

/** Each expected rule with what holds it, and each further rule. */
export class RuleTables {
  readonly #systems = loadChecked(directory('rules'), directory('screens')).systems;
  readonly #expected = parse(readFileSync(directory('rules/references.yaml'), 'utf8')) as Readonly<
    Record<string, ExpectedRule>
  >;
  readonly #rules = this.#once((ruleSet) =>
    ruleSet.rules.map(({ id, reference, at }) => ({ name: id, reference, at })),
  );
  readonly #questions = new Map<string, QuestionDefinition>();

  constructor() {
    for (const { parameterSets } of this.#systems.ruleSets)
      for (const csp of [...parameterSets.keys()].slice(0, 1))
        for (const { screens } of this.#systems.forCsp(csp)?.screens.bySourceType.values() ?? [])
          for (const question of screens.flatMap((screen) => screen.questions)) {
            const attribute = question.kind === 'attribute' ? question.attribute : question.by;
            this.#questions.set(`${question.screen}.${attribute.fact}`, question);
          }
  }

  /** The rows `id | when | held by`. @throws Error with each id that nothing holds, or that is held otherwise than it says. */
  expected(): readonly (readonly string[])[] {
    const problems: string[] = [];
    const rows = Object.entries(this.#expected).map(([id, expected]) => {
      const held = this.#heldBy(id, expected, (problem) => problems.push(`${id} (${expected.when}): ${problem}`));
      return [id, expected.when, held];
    });
    if (problems.length > 0)
      throw new Error(`rules/references.yaml is not what the rules are:\n${problems.join('\n')}`);
    return rows;
  }

  /** The rows `rule | severity | reference` of the rules that cite none of the ids. */
  further(): readonly (readonly string[])[] {
    return this.#rules
      .filter(({ reference }) => idsIn(reference).every((id) => !(id in this.#expected)))
      .map(({ name, reference, at }) => [link(name, at, 'rules'), reference]);
  }

  #heldBy(id: string, { asked = [], instead }: ExpectedRule, problem: (text: string) => void): string {
    const rules = this.#rules.filter(({ reference }) => idsIn(reference).includes(id));
    const questions = asked.flatMap((name) => {
      const question = this.#questions.get(name);
      if (question && isEverMandatory(question)) return [`the question ${link(name, question.at, 'screens')}`];
      problem(`there is no mandatory question ${name}`);
      return [];
    });
    const held = [...rules.map(({ name, at }) => link(name, at, 'rules')), ...questions];
    if (held.length > 0 && instead !== undefined)
      problem(`${held[0]} holds it, though "instead" says that nothing does`);
    if (held.length === 0 && instead === undefined) problem('nothing holds it');
    return instead ?? held.join(', ');
  }

  /** What the systems have, each place once, by file and line. */
  #once(of: (ruleSet: RuleSet) => readonly Citing[]): readonly Citing[] {
    const found = new Map(
      this.#systems.ruleSets.flatMap(of).map((each) => [`${each.at.file}:${each.at.line}`, each] as const),
    );
    return [...found.values()].sort(
      (a, b) => (a.at.file < b.at.file ? -1 : a.at.file > b.at.file ? 1 : 0) || a.at.line - b.at.line,
    );
  }
}

const isEverMandatory = ({ mandatoryWhen }: QuestionDefinition): boolean =>
  mandatoryWhen.node !== 'always' || mandatoryWhen.value;
