import { join } from 'node:path';
import type { Position } from '../src/documents/position.js';
import { holdersOf } from '../src/meaning/check-expected.js';
import { setsOf } from '../src/meaning/check-meaning.js';
import { packageDirectory } from '../src/package-directory.js';
import { citedIn, type Expectation } from '../src/rules/model/expectation.js';
import type { RuleSet } from '../src/rules/model/rule-set.js';
import { loadChecked } from '../src/screens/load/load-checked.js';

/** Something of the rule data that cites ids in its reference. */
interface Citing {
  readonly name: string;
  readonly reference: string;
  readonly at: Position;
}

const directory = (name: string): string => join(packageDirectory, name);
const link = (name: string, { file, line }: Position, folder: string): string =>
  `[${name}](../${folder}/${file}#L${line})`;

/** Each expected rule with what holds it, and each further rule. */
export class RuleTables {
  readonly #systems = loadChecked(directory('rules'), directory('screens')).systems;
  readonly #rules = this.#once((ruleSet) =>
    ruleSet.rules.map(({ id, reference, at }) => ({ name: id, reference, at })),
  );

  /** The rows `id | when | held by`; what `check` finds of them is not said here again. */
  expected(): readonly (readonly string[])[] {
    const expected = new Map<string, Expectation>();
    const questions = new Map<string, string>();
    for (const rules of setsOf(this.#systems))
      for (const [id, held] of holdersOf(rules)) {
        const expectation = rules.ruleSet.expectations.get(id);
        if (expectation) expected.set(id, expectation);
        for (const [{ name }, question] of held.questions)
          if (question) questions.set(`${id} ${name}`, `the question ${link(name, question.at, 'screens')}`);
      }
    return [...expected.values()].map(({ id, when, asked, instead }) => {
      const rules = this.#rules.filter(({ reference }) => isCited(id, reference));
      const held = [
        ...rules.map(({ name, at }) => link(name, at, 'rules')),
        ...asked.flatMap(({ name }) => questions.get(`${id} ${name}`) ?? []),
      ];
      return [id, when, instead ?? held.join(', ')];
    });
  }

  /** The rows `rule | severity | reference` of the rules that cite none of the ids. */
  further(): readonly (readonly string[])[] {
    const expected = new Set(this.#systems.ruleSets.flatMap(({ expectations }) => [...expectations.keys()]));
    return this.#rules
      .filter(({ reference }) => [...citedIn(reference)].every(({ id }) => !expected.has(id)))
      .map(({ name, reference, at }) => [link(name, at, 'rules'), reference]);
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

const isCited = (id: string, reference: string): boolean => [...citedIn(reference)].some((cited) => cited.id === id);
