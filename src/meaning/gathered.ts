import type { FindingRow } from '../documents/finding-codes/finding-row.js';
import { meaningFindings } from '../documents/finding-codes/meaning-findings.js';
import { Findings } from '../documents/findings/findings.js';
import { grouped } from '../lists/grouped.js';
import { remembered } from '../lists/remembered.js';
import { placeOf, type Position } from '../documents/position.js';
import type { Everywhere, Excused, MeaningCode, Shown } from './everywhere.js';

/** What is found about files of rules and about files of screens; each is named from its own folder. */
export interface MeaningFindings {
  readonly rules: Findings;
  readonly screens: Findings;
}

/** What was found under parameter sets, one after the other, until all have been looked at. */
export class Gathered {
  readonly #all: Everywhere[] = [];

  add(each: Everywhere): void {
    this.#all.push(each);
  }

  /** All that holds; what says that it is intended must be needed, unless it may be idle here. */
  findings({ excusesMayBeIdle = false } = {}): MeaningFindings {
    const found: MeaningFindings = { rules: new Findings(), screens: new Findings() };
    const intended = new Map<
      string,
      { readonly excused: Excused; readonly about: 'rules' | 'screens'; needed: boolean }
    >();
    // In most lines nothing holds: what is said of the same need not be put together.
    const telling = new Map<string, Set<number>>();
    for (const { holds, intended: excused, at } of this.#all)
      if (holds || excused) remembered(telling, at.file, () => new Set<number>()).add(at.line);
    const certain: (readonly Everywhere[])[] = [];
    const doubtful: (readonly Everywhere[])[] = [];
    const told = grouped(
      this.#all.filter(({ at }) => telling.get(at.file)?.has(at.line)),
      sameIn,
    );
    for (const all of told.values()) {
      const first = all[0] as Everywhere;
      const whole = first.partOf && told.get(sameIn(first.partOf));
      if (whole?.every((each) => each.holds)) continue;
      const holds = first.under === undefined ? all.every((each) => each.holds) : all.some((each) => each.holds);
      const excuse = all.find((each) => each.intended)?.intended;
      if (excuse) {
        const key = `${first.about} ${placeOf(excuse.at)}`;
        const known = intended.get(key) ?? { excused: excuse, about: first.about, needed: false };
        intended.set(key, { ...known, needed: known.needed || holds });
      } else if (holds) (first.code === 'untried-part' ? doubtful : certain).push(all);
    }
    const lines = new Set<string>();
    const tell = (all: readonly Everywhere[]): void => {
      const [{ about, at, code, message }] = all as [Everywhere];
      const { said, slip } = witnessOf(all);
      // What others rest on, in another file, may be right there.
      const place = slip?.file === at.file ? slip : at;
      // Questions under one condition are never shown because of one slip.
      const isTold = place !== at && found[about].all.some((each) => each.code === code && each.at === place);
      if (isTold) return;
      for (const each of [at, place]) lines.add(lineOf(about, each));
      found[about][severityOf(code)](place, code, message + said + underSets(all));
    };
    certain.forEach(tell);
    doubtful.filter(([first]) => !first || !lines.has(lineOf(first.about, first.at))).forEach(tell);
    for (const { excused, about, needed } of intended.values())
      if (!needed && !excusesMayBeIdle)
        found[about].error(
          excused.at,
          'surplus-key',
          excused.idle ?? `nothing is found of ${excused.title} that could be intended`,
        );
    return found;
  }
}

/** What nobody tried there is wrong in another way already. */
const lineOf = (about: Everywhere['about'], { file, line }: Position): string => `${about} ${file}:${line}`;

const sameIn = ({ about, at, code, message }: Everywhere): string => `${about} ${placeOf(at)} ${code} ${message}`;

/** The first case that shows it. */
function witnessOf(all: readonly Everywhere[]): Shown {
  for (const { holds, witness } of all) {
    const shown = holds ? witness?.() : undefined;
    if (typeof shown === 'object') return shown;
    if (shown) return { said: shown, slip: undefined };
  }
  return { said: '', slip: undefined };
}

/** The parameter sets under which something is so, where it need not be under all. */
function underSets(all: readonly Everywhere[]): string {
  const sets = [...new Set(all.flatMap(({ under, holds }) => (holds && under !== undefined ? [under] : [])))];
  if (sets.length === 0) return '';
  return ` (parameter set${sets.length > 1 ? 's' : ''} ${sets.sort((a, b) => a - b).join(', ')})`;
}

const severityOf = (code: MeaningCode): 'error' | 'warning' =>
  (meaningFindings[code] as FindingRow).severity ?? 'error';
