import type { Findings } from '../../documents/findings/findings.js';
import { plain } from '../../documents/structure/plain.js';
import { remembered } from '../../lists/remembered.js';
import type { ParameterSet, RuleSet } from '../model/rule-set.js';
import { compileProgram } from '../program/compile-program.js';
import type { Program } from '../program/program.js';
import { type ChangedParameters, withParameters } from './example-setting.js';
import { WatchedParts } from './parts-tried.js';

/**
 * The program of a parameter set, and those of examples that change parameters of it. Examples that give the same share
 * one: whoever asks it where a parameter stands is told the first of them.
 */
export class ExamplePrograms {
  readonly #ofChanged = new Map<string, Program>();

  /** `program`: of the set itself; `watched`: what looks on while they are judged. */
  constructor(
    readonly program: Program,
    readonly watched?: WatchedParts,
  ) {}

  /** The set itself where nothing is changed: what is compiled for it is compiled once for all such examples. */
  of(changed: ChangedParameters, findings: Findings): Program {
    if (changed.length === 0) return this.program;
    const given = JSON.stringify(changed.map(([key, { node }]) => [key, node && plain(node)]));
    const { ruleSet, parameterSet } = this.program;
    const known = this.#ofChanged.get(given);
    if (known) return known;
    const before = findings.all.length;
    const made = programForExamples(ruleSet, withParameters(changed, ruleSet, parameterSet, findings), this.watched);
    // What is wrong with it is told of each.
    if (findings.all.length === before) this.#ofChanged.set(given, made);
    return made;
  }
}

const known = new WeakMap<RuleSet, WeakMap<ParameterSet, ExamplePrograms>>();

/** Those of a parameter set, the same for all who run its examples. */
export function programsOfExamples(ruleSet: RuleSet, parameterSet: ParameterSet): ExamplePrograms {
  const ofSets = remembered(known, ruleSet, () => new WeakMap<ParameterSet, ExamplePrograms>());
  return remembered(ofSets, parameterSet, () => {
    const watched = new WatchedParts();
    return new ExamplePrograms(programForExamples(ruleSet, parameterSet, watched), watched);
  });
}

/** Judged a few times: code is not worth its making, nor memory that is laid out for it. */
const programForExamples = (ruleSet: RuleSet, parameterSet: ParameterSet, watched?: WatchedParts): Program =>
  compileProgram(ruleSet, parameterSet, undefined, watched, Number.POSITIVE_INFINITY);
