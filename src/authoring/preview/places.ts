import { basename } from 'node:path';
import type { DataDirectories } from '../../documents/data-directories.js';
import type { Position } from '../../documents/position.js';
import type { Attribute } from '../../rules/model/attribute.js';
import {
  askedAttribute,
  type QuestionDefinition,
  type ScreenDefinition,
  type SourceScreens,
} from '../../screens/model/definition.js';
import type { CaseRules } from '../../screens/model/systems.js';
import { readsOf } from '../handbook/reads.js';

/** A line of a file, named from the folder that was given (`screens/common/...`); the first line is 1. */
export interface Line {
  readonly file: string;
  readonly line: number;
}

/** What a line is about: a screen, and a question of it unless the line is about the screen alone. */
export interface Shown {
  readonly source: SourceScreens;
  readonly screen: ScreenDefinition;
  readonly question: QuestionDefinition | undefined;
}

interface Anchor extends Line {
  readonly shown: Shown;
}

/**
 * What the lines of the files are about, for the screens of one parameter set: a line of a screen its question, a line
 * of an answer the first question that asks for it, a line of a rule the first question about what the rule reads, a
 * line of the texts the question that has it.
 */
export class Places {
  readonly #anchors: readonly Anchor[];
  readonly #all: readonly Shown[];

  constructor(
    { ruleSet, screens }: CaseRules,
    private readonly directories: DataDirectories,
  ) {
    const ofScreens = [...screens.bySourceType.values()].flatMap((source) =>
      source.screens.map((screen): Shown => ({ source, screen, question: undefined })),
    );
    this.#all = ofScreens.flatMap((shown) => [
      shown,
      ...shown.screen.questions.map((question) => ({ ...shown, question })),
    ]);
    const inScreens = this.#all.map((shown) => this.#at(this.#screens, (shown.question ?? shown.screen).at, shown));
    const asking = new Map<Attribute, Shown>();
    for (const shown of this.#all)
      if (shown.question && !asking.has(askedAttribute(shown.question)))
        asking.set(askedAttribute(shown.question), shown);
    const ofAttributes = [...asking].map(([{ at }, shown]) => this.#at(this.#rules, at, shown));
    const ofRules = ruleSet.rules.flatMap(({ at, violatedWhen }) => {
      const [first] = [...readsOf([violatedWhen], () => false).attributes].flatMap((each) => asking.get(each) ?? []);
      return first ? [this.#at(this.#rules, at, first)] : [];
    });
    this.#anchors = [...inScreens, ...ofAttributes, ...ofRules];
  }

  get #rules(): string {
    return basename(this.directories.rules);
  }
  get #screens(): string {
    return basename(this.directories.screens);
  }

  /** What a line is about: of those that begin there or above the last. `text`: of the file. */
  at({ file, line }: Line, text: string): Shown | undefined {
    const asText = inTexts(file, line, text);
    if (asText) return this.#named(asText);
    let found: Anchor | undefined;
    for (const anchor of this.#anchors)
      if (anchor.file === file && anchor.line <= line && anchor.line >= (found?.line ?? 0)) found = anchor;
    return found?.shown;
  }

  #named({ screen, question }: NamedInTexts): Shown | undefined {
    const ofScreen = this.#all.filter((shown) => shown.screen.key === screen);
    return ofScreen.find((shown) => shown.question?.key === question) ?? ofScreen[0];
  }

  #at(folder: string, { file, line }: Position, shown: Shown): Anchor {
    return { file: `${folder}/${file}`, line, shown };
  }
}

interface NamedInTexts {
  readonly screen: string;
  readonly question: string | undefined;
}

/**
 * What a line of `texts/<locale>.yaml` names: by the keys that stand at it or above it, by how far they are indented.
 */
function inTexts(file: string, line: number, text: string): NamedInTexts | undefined {
  if (!/\/texts\/\w+\.yaml$/.test(file)) return undefined;
  let [screen, part, question]: [string, string, string | undefined] = ['', '', undefined];
  for (const each of text.split('\n').slice(0, line)) {
    const [, indent = '', key = ''] = /^( *)([\w.]+):/.exec(each) ?? [];
    if (key === '') continue;
    if (indent === '') [screen, part, question] = [key, '', undefined];
    else if (indent === '  ') [part, question] = [key, undefined];
    else if (indent === '    ' && part === 'questions') question = key;
  }
  return { screen, question };
}
